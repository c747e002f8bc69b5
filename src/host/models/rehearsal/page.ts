/** PUBLISH: one page that somebody who was not there can act on, with its TL;DR and its actions. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { hash } from './draw.ts';
import { openIssues, whatChanged } from './mends.ts';
import { assembled, bullets, noted, type Paper, takeUpThePen } from './paper.ts';
import { clipped, fragmentOf } from './quote.ts';
import { quoted } from './subject.ts';

export function writePage(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const { words, line, language, subject } = paper;
  const positions = scene.others.filter((one) => one.reading.form === 'position');
  const turn = hash(scene.seed, 'page');
  const cited = [...scene.own.filter((one) => one.reading.form === 'position'), ...positions]
    .slice(0, 6)
    .flatMap((heard, at) => {
      const said = fragmentOf(heard.text, [subject.act], scene.seed, 'page', heard.seat);
      const template = words.quoted[at === 0 ? 0 : 1 + ((turn + at) % 3)] ?? words.quoted[0];
      return said ? [line([template], 'page quote', { id: heard.seat, quote: quoted(said, language) })] : [];
    });
  return assembled(
    noted(paper),
    paper.title('page'),
    `${paper.heading('tldr')}\n${line(words.tldr, 'tldr')}`,
    cited.length > 0 && `${paper.heading('said')}\n${bullets(cited)}`,
    `${paper.heading('shared')}\n${bullets([line(words.common, 'page common')])}`,
    `${paper.heading('apart')}\n${bullets(apart(paper))}`,
    scene.sentBack && whatChanged({ ...paper, scene: { ...scene, others: [] } }, ['apart']),
    `${paper.heading('pageActions')}\n${bullets(actions(paper))}`,
    scene.sentBack && openIssues(paper),
  );
}

function apart({ scene, words, line, language }: Paper): string[] {
  const nameOf = (seat: string) => scene.table.find((one) => one.id === seat)?.name ?? seat;
  const named = scene.disagreements.slice(0, 3).map((one, at) =>
    line([words.differs[at % 2] ?? words.differs[0]], 'differs', {
      who: nameOf(one.seat),
      issue: clipped(one.point, language),
    }),
  );
  return named.length > 0 ? named : [line(words.together, 'together')];
}

/** What the seats recommended, each under the name of who did; else what anyone would do first. */
function actions({ scene, words, line, language, owner }: Paper): string[] {
  const colon = language === 'fr' ? '\u202f:' : ':';
  const wanted = scene.others.flatMap(({ name, reading }) =>
    reading.form === 'challenge' && reading.recommendation
      ? [{ name, what: clipped(reading.recommendation, language, 18) }]
      : [],
  );
  const named = wanted
    .slice(0, 3)
    .map(
      ({ name, what }, at) => `${name}${colon} ${what}, ${line([words.due[at % 2] ?? words.due[0]], 'due')}.`,
    );
  const first = line([words.action[hash(scene.seed, 'action') % 4] ?? words.action[0]], 'action', {
    owner: owner(0),
  });
  return [...named, first];
}
