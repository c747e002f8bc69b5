/** Answers "who leads on this?" from the domains of identities.yaml: accents and capitals ignored, French and English. */
import type { SeatId } from '../ids.ts';
import { domainCalled, wordsAbout } from './domainWords.ts';
import { folded, foldedWords } from './folded.ts';
import type { Identity } from './identity.ts';

export interface Route {
  /** As identities.yaml spells it. */
  domain: string;
  lead?: SeatId;
  backup?: SeatId;
}

/** The domains that a text speaks of, the one it speaks of most first. Nobody muted is named. */
export function routeOf(text: string, identities: readonly Identity[]): Route[] {
  const words = foldedWords(text);
  return domainsOf(identities)
    .map((domain) => ({ domain, hits: wordsAbout(domainCalled(folded(domain)), words) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ domain }) => routeTo(domain, identities));
}

/** Who leads on a domain and who stands in, however the domain is spelled. */
export function routeTo(domain: string, identities: readonly Identity[]): Route {
  const wanted = domainCalled(folded(domain));
  const has = (list: readonly string[]) => list.some((each) => domainCalled(folded(each)) === wanted);
  const present = identities.filter((one) => !one.muted);
  const lead = present.find((one) => has(one.domains.lead))?.id;
  const backup = present.find((one) => has(one.domains.backup))?.id;
  return { domain, ...(lead === undefined ? {} : { lead }), ...(backup === undefined ? {} : { backup }) };
}

/** Each domain once, leads before backups, in the order of the file. */
function domainsOf(identities: readonly Identity[]): string[] {
  const seen = new Map<string, string>();
  for (const part of ['lead', 'backup'] as const)
    for (const { domains } of identities)
      for (const domain of domains[part]) {
        const name = domainCalled(folded(domain));
        if (!seen.has(name)) seen.set(name, domain);
      }
  return [...seen.values()];
}
