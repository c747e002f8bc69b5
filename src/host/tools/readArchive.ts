/** `read-archive`: the archive of a council that has ended. One that still runs is not read from outside. */
import * as z from 'zod';
import { ended } from '../../core/councils/interpreter.ts';
import { own } from '../../core/own.ts';
import { ownTool, refusal } from './ownTool.ts';
import { toolWords } from './toolWords.ts';

export const readArchive = ownTool({
  describe: (language) => toolWords[language].readArchive,
  input: z.strictObject({ id: z.string().min(1).max(100) }),
  async perform({ id }, { language }, hall) {
    const say = toolWords[language];
    const all = hall.councils();
    const live = own(all, id);
    if (live && !ended.has(live.status)) return refusal(say.stillOpen(id));
    const text = await hall.archive(id);
    return text === undefined ? { ok: false, text: say.noArchive(id) } : { ok: true, text };
  },
});
