/** What the story's seats say of the weather bot in councils that vote on one motion: every field that a machine reads, in both languages. */
import type { Language } from '../../src/core/ids.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';

const words = {
  en: {
    proposals: {
      henry: 'Build the bot behind a flag, with a rehearsed way back.',
      sage: 'Build nothing, and link to the public forecast.',
      nova: 'Build the smallest bot in two evenings.',
    },
    thinks: (name: string) => `${name} has weighed the two evenings against the use.`,
    proposal: 'Proposal:',
    changeMind: 'What would change my mind: a number of users.',
    backs: 'Backs**:',
    amendment: 'Amendment**:',
    amended: 'with the flag that Henry asks for',
    none: 'none',
    ranking: 'Ranking**:',
    stance: 'Stance**:',
    stances: ['maintain', 'contest'],
    contests: 'Contests**:',
    contested: '“two evenings” leaves out the upkeep',
    met: ': met — it names one',
    response: 'Response**:',
    blocking: 'Blocking issues:',
    blocks: 'nobody has said who answers when the feed is down — settled by: a name',
    confidence: 'Confidence**:',
    recommendation: 'Recommendation:',
    position: 'Final position',
    agreement: 'Agreement',
    first: 'Ask ten people whether they would use it.',
    changed: 'What changed my mind:',
    why: '@henry’s flag: it can be switched off in a minute',
    needs: 'To agree I need:',
    nothing: 'nothing',
    name: 'the name of who answers for the feed',
    kept: ': kept — no name was given',
    accepted: ': accepted — the flag costs an hour',
    answered: ': answered — Nova answers for the feed',
    mended: ': mended — the key is read from the environment',
    withdrawn: ': withdrawn — the new text has it',
    verdict: 'Verdict:',
    verdicts: { agree: 'approve', nuance: 'approve with changes', disagree: 'block' },
    findings: 'Findings:',
    finding:
      '- [blocking] [bot.ts:1] the key is in the code — whoever reads the repository has it — read it from the environment',
    minor: '- [minor] [bot.ts:2] the line does nothing — it puzzles a reader — take it out',
    good: 'What is good:',
    short: '- it is short',
    follows: 'Follows the motion:',
    yes: 'yes',
    answer: '## Answer\nBuild it, behind a flag.\n\n## Minority report\n- @sage: build nothing',
  },
  fr: {
    proposals: {
      henry: 'Faire le bot derrière un drapeau, avec un retour arrière répété.',
      sage: 'Ne rien faire, et renvoyer à la météo publique.',
      nova: 'Faire le plus petit bot en deux soirs.',
    },
    thinks: (name: string) => `${name} a pesé les deux soirs contre l’usage.`,
    proposal: 'Proposition :',
    changeMind: 'Ce qui me ferait changer d’avis : un nombre d’usagers.',
    backs: 'Soutient** :',
    amendment: 'Amendement** :',
    amended: 'avec le drapeau que demande Henry',
    none: 'aucun',
    ranking: 'Classement** :',
    stance: 'Position** :',
    stances: ['maintiens', 'conteste'],
    contests: 'Conteste** :',
    contested: '« deux soirs » oublie l’entretien',
    met: ' : rempli — il en nomme une',
    response: 'Réponse** :',
    blocking: 'Points bloquants :',
    blocks: 'personne n’a dit qui répond quand le flux tombe — réglé par : un nom',
    confidence: 'Confiance** :',
    recommendation: 'Recommandation :',
    position: 'Position finale',
    agreement: 'Accord avec les autres',
    first: 'Demander à dix personnes si elles s’en serviraient.',
    changed: 'Ce qui m’a fait changer d’avis :',
    why: 'le drapeau de @henry : on l’éteint en une minute',
    needs: 'Pour être d’accord, il me faut :',
    nothing: 'rien',
    name: 'le nom de qui répond du flux',
    kept: ' : maintenu — aucun nom n’a été donné',
    accepted: ' : accepté — le drapeau coûte une heure',
    answered: ' : répondu — Nova répond du flux',
    mended: ' : corrigé — la clé est lue dans l’environnement',
    withdrawn: ' : retiré — le nouveau texte l’a',
    verdict: 'Verdict :',
    verdicts: { agree: 'approuvé', nuance: 'approuvé avec changements', disagree: 'bloqué' },
    findings: 'Constats :',
    finding:
      '- [bloquant] [bot.ts:1] la clé est dans le code — qui lit le dépôt l’a — la lire dans l’environnement',
    minor: '- [mineur] [bot.ts:2] la ligne ne fait rien — elle étonne le lecteur — l’enlever',
    good: 'Ce qui est bien :',
    short: '- c’est court',
    follows: 'Suit la motion :',
    yes: 'oui',
    answer: '## Réponse\nLe faire, derrière un drapeau.\n\n## Avis minoritaire\n- @sage : ne rien faire',
  },
} satisfies Record<Language, unknown>;

/** Sage objects the first time something is judged, and holds its blocking issue; Henry moves to Nova's answer with a reason. */
export function inMotion(scene: Scene, language: Language, isFirst: boolean): string | undefined {
  const say = words[language];
  const { seat, form, proposals = [], points = [], brief } = scene;
  // In an anonymous council the names are letters: who speaks is told by the place at the table.
  const at = scene.table.findIndex(({ id }) => id === seat.id);
  const who = (['henry', 'sage', 'nova'] as const)[at];
  const idOf = (index: number) => scene.table[index]?.id ?? '';
  const letter = (index: number) =>
    proposals.find((one) => one.seat === idOf(index))?.letter ?? proposals[index]?.letter ?? 'A';
  const objects = who === 'sage';
  const criteria = brief.acceptance.map((_, index) => `C${index + 1}${say.met}`);
  const mine = points.filter((point) => point.by === seat.id).map(({ id }) => id);
  const toMe = points.filter((point) => point.to === seat.id);
  const onPoints = [
    ...mine.map((id) => `${id}${isFirst || form === 'final' ? say.kept : say.withdrawn}`),
    ...toMe.map(({ id, kind }) => `${id}${kind === 'amendment' ? say.accepted : say.answered}`),
  ];
  const lines = (...given: string[]) => given.filter((line) => line !== '').join('\n');
  switch (form) {
    case 'position':
      return (
        who && `${say.thinks(seat.name)}\n\n**${say.proposal}** ${say.proposals[who]}\n*${say.changeMind}*`
      );
    case 'challenge':
      if (proposals.length === 0) return undefined;
      return lines(
        `- **${say.backs} ${letter(objects ? 1 : 2)}`,
        `- **${say.amendment} ${who === 'henry' ? say.amended : say.none}`,
        `- **${say.ranking} ${objects ? `${letter(1)} > ${letter(2)} = ${letter(0)}` : `${letter(2)} > ${letter(0)} > ${letter(1)}`}`,
        `- **Vote**${language === 'fr' ? ' ' : ''}: ${objects ? 'disagree' : who === 'henry' ? 'nuance' : 'agree'}`,
        `- **${say.stance} ${objects ? say.stances[1] : say.stances[0]}`,
        `- **${say.contests} ${objects ? `@${idOf(2)}: ${say.contested}` : say.none}`,
        ...criteria,
        `**${say.response} ${say.thinks(seat.name)}`,
        `**${say.blocking}** ${objects ? `\n- ${say.blocks}` : say.none}`,
        `- **${say.confidence} 4`,
        `**${say.recommendation}** ${say.first}`,
        ...onPoints,
      );
    case 'final':
      if (!scene.motion) return undefined;
      return lines(
        say.thinks(seat.name),
        '',
        `- **Vote**${language === 'fr' ? ' ' : ''}: ${objects ? 'disagree' : 'agree'}`,
        `- **${say.changed}** ${who === 'henry' ? say.why : say.nothing}`,
        `- **${say.needs}** ${objects ? say.name : say.nothing}`,
        `**${say.blocking}** ${say.none}`,
        `- **${say.confidence} 4`,
        ...criteria,
        ...onPoints,
      );
    case 'ballot': {
      const others = scene.table.filter(({ id }) => id !== seat.id);
      return lines(
        `## ${say.position}`,
        say.thinks(seat.name),
        '',
        `- **Vote**${language === 'fr' ? ' ' : ''}: ${objects ? 'nuance' : 'agree'}`,
        `- **${say.changed}** ${say.nothing}`,
        ...criteria,
        '',
        `## ${say.confidence.replace(/\W+$/, '')}`,
        '4',
        '',
        `## ${say.agreement}`,
        ...others.map(({ id }) => `- @${id}: ${objects ? 'partial' : 'agree'}`),
      );
    }
    case 'review':
      return lines(
        `**${say.verdict}** ${say.verdicts[objects && isFirst ? 'disagree' : isFirst ? 'nuance' : 'agree']}`,
        `**${say.findings}**${isFirst ? '' : ` ${say.none}`}`,
        isFirst ? (objects ? say.finding : say.minor) : '',
        `**${say.good}**`,
        say.short,
        ...criteria,
        `- **${say.confidence} 4`,
        ...onPoints,
      );
    case 'response':
      return lines(...points.map(({ id }) => `${id}${say.mended}`), '', say.thinks(seat.name));
    case 'advocate':
      return say.thinks(seat.name);
    case 'frame':
      return language === 'fr'
        ? '# Faire le bot maintenant ?\n\n## Options\n- Maintenant : en deux soirs\n- Plus tard : au printemps\n\n## Critères\n- l’usage'
        : '# Build the bot now?\n\n## Options\n- Now: in two evenings\n- Later: in spring\n\n## Criteria\n- the use of it';
    case 'synthesis':
      return `**${say.follows}** ${say.yes}\n\n${say.answer}`;
    default:
      return undefined;
  }
}
