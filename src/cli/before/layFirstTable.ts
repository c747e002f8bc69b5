/** The first council of a home lays its table. A broken identities.yaml is told at its line, and never replaced. */
import { initHome, listIdentities } from '../../rpc/messages/messages.ts';
import type { Language } from '../../rpc/views/views.ts';
import { Mistake } from '../output/exits.ts';
import { problemLine } from '../output/failures.ts';
import type { Io } from '../output/io.ts';
import type { Session } from '../session/session.ts';

/** Answers what a person should know: that a family was written, or that the last good version of one is in force. */
export async function layTable(
  session: Session,
  home: string,
  language: Language,
  io: Io,
): Promise<string[]> {
  const { words } = io.page();
  const { rows, problems } = await session.client().request(listIdentities, {});
  if (rows.length > 0) return problems.map((problem) => problemLine(problem, home, io.cwd));
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Mistake(words.wrong.brokenFile(errors.length), problems);
  const { written } = await session.client().request(initHome, { language, inPassing: true });
  return written.length > 0 ? [words.hints.madeHome(home)] : [];
}
