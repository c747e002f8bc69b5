/** The backends under contract; a line and a file of `subjects/` for each. */
import type { Subject } from './subject.ts';
import { acp } from './subjects/acp.ts';
import { editor } from './subjects/editor.ts';
import { file } from './subjects/file.ts';
import { human } from './subjects/human.ts';
import { openclaw } from './subjects/openclaw.ts';
import { openclawSimple } from './subjects/openclawSimple.ts';
import { providers } from './subjects/providers.ts';
import { rehearsal } from './subjects/rehearsal.ts';
import { script } from './subjects/script.ts';

export const subjects: Subject[] = [
  rehearsal,
  script,
  ...providers,
  openclaw,
  openclawSimple,
  acp,
  editor,
  file,
  human,
];
