/** PLAN: the steps of a change before anything is changed, how each is shown to work, and the way back. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { addedTo, openIssues, whatChanged } from './mends.ts';
import { assembled, bullets, noted, numbered, spokenIn, takeUpThePen } from './paper.ts';
import type { Heading } from './paperShape.ts';

export function writePlan(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const { words, line, owner, voice, say } = paper;
  const revised =
    scene.others.some((one) => one.reading.form === 'challenge') || scene.sentBack !== undefined;
  const acceptance = spokenIn(paper, scene.brief.acceptance);
  const constraints = spokenIn(paper, scene.brief.constraints);
  const steps = words.step.map((one) => line([one], 'step'));
  const sections: Heading[] = ['steps', 'tests', 'wayBack'];
  const added = (section: Heading) => addedTo(paper, section, sections);
  return assembled(
    noted(paper),
    paper.title('plan'),
    say(voice.ground, 'plan ground'),
    revised && whatChanged(paper, sections),
    `${paper.heading('steps')}\n${numbered([...steps.slice(0, 1), ...added('steps'), ...steps.slice(1)])}`,
    `${paper.heading('tests')}\n${bullets([
      ...words.test.map((one) => line([one], 'test')),
      ...added('tests'),
      ...acceptance.map((one) => line([words.criterion[0]], 'criterion', { acceptance: one })),
    ])}`,
    `${paper.heading('wayBack')}\n${bullets([
      ...words.back.map((one) => line([one], 'back')),
      ...added('wayBack'),
      ...constraints.map((one) => line([words.requirement[1]], 'requirement', { constraint: one })),
    ])}`,
    `${paper.heading('assumptions')}\n${bullets([line(words.assumed, 'assumed')])}`,
    `${paper.heading('actions')}\n${bullets([line([words.action[2]], 'action', { owner: owner(0) })])}`,
    revised && openIssues(paper),
  );
}
