/** FRAME: the decision as a question, its options by name, the criteria, and what is not decided here. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { whatChanged } from './mends.ts';
import { ownOptions } from './options.ts';
import { assembled, bullets, noted, spokenIn, takeUpThePen } from './paper.ts';
import { typeset } from './typeset.ts';

export function writeFrame(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const { words, line, language, plan, subject } = paper;
  const colon = language === 'fr' ? '\u202f:' : ':';
  const own = ownOptions(language, plan, subject);
  const options = own.map(({ name, weighed }, at) => {
    const lines = words.option[weighed];
    const before = own.slice(0, at).filter((one) => one.weighed === weighed).length;
    return `${name}${colon} ${line([lines[before % lines.length] ?? lines[0]], 'option')}`;
  });
  const asked = scene.brief.question.replace(/\s+/gu, ' ').trim();
  const given = spokenIn(paper, [...scene.brief.acceptance, ...scene.brief.constraints]).slice(0, 3);
  const criteria = [
    ...given.map((one) => `${one}${language === 'fr' ? '\u202f' : ''}; ${line(scoreWords[language], one)}`),
    ...words.criterionOf.slice(0, given.length > 1 ? 3 : 4).map((one) => line([one], 'criterion')),
  ];
  return assembled(
    noted(paper),
    asked.endsWith('?') ? `# ${typeset(asked, language)}` : paper.title('frame'),
    `${paper.heading('options')}\n${bullets(options)}`,
    `${paper.heading('criteria')}\n${bullets(criteria)}`,
    `${paper.heading('outside')}\n${bullets(words.notHere.map((one) => line([one], 'outside')))}`,
    scene.sentBack && whatChanged(paper, ['criteria']),
  );
}

const scoreWords = {
  en: [
    '5 if it holds by itself, 1 if it has to be watched.',
    '5 if the option guarantees it, 1 if it gives it up.',
  ],
  fr: [
    '5 si cela tient tout seul, 1 s’il faut y veiller.',
    '5 si l’option le garantit, 1 si elle y renonce.',
  ],
};
