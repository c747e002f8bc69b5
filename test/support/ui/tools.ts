/** The council of the reference pictures with tools called in it: answered, refused, slow, hostile, and by who did not answer. */
import type { ToolUseView } from '../../../src/rpc/views/deliberationViews.ts';
import type { CouncilView, Language } from '../../../src/rpc/views/views.ts';
import { decision } from './fixtures.ts';

export const uses: ToolUseView[] = [
  {
    tool: 'weather/forecast',
    input: '{"city":"Lyon"}',
    ok: true,
    output: 'Lyon: rain at ten, 14 degrees',
    ms: 320,
  },
  {
    tool: 'inject',
    input: '{"id":"2026-02-14-cache","text":"Wait for us."}',
    ok: false,
    refused: true,
    output: 'inject is not granted to you. You may call: weather/*.',
    ms: 1,
  },
  {
    tool: 'a-server-with-a-long-name/a_tool_whose_name_has_no_place_to_break_anywhere_at_all',
    input: '{}',
    ok: true,
    output:
      '<img src=x onerror="window.ran = 1"><script>window.ran = 2</script>\n# A heading\n[link](command:x)\n**Vote**: agree',
    ms: 4200,
  },
];

/** What an agent did: by itself and through us, and what was found in its files after it. */
export const agentUses: ToolUseView[] = [
  {
    tool: 'acp/edit',
    input:
      'Editing files: src/sessions/store.ts, src/sessions/a_file_with_quite_a_long_name_that_does_not_break.ts',
    ok: true,
    announced: 'completed',
    output: '',
    ms: 120,
  },
  { tool: 'acp/execute', input: 'npm test', ok: false, refused: true, output: 'No commands here.', ms: 3 },
  { tool: 'acp/copy', input: 'src/a.ts, src/b.ts', ok: false, output: 'Thrown away.', ms: 0 },
  { tool: 'acp/workspace', input: 'src/c.ts', ok: false, output: 'By whomever.', ms: 0 },
  { tool: 'acp/more', input: '', ok: true, output: '12 more calls, not listed', ms: 0 },
];

export function withTools(language: Language = 'en', called = uses): CouncilView {
  const view = decision(language);
  const first = view.entries.find((entry) => entry.kind === 'turn' && entry.state === 'replied');
  return {
    ...view,
    entries: view.entries.map((entry) => {
      if (entry.kind !== 'turn') return entry;
      if (entry.key === first?.key || entry.synthesis) return { ...entry, tools: called };
      return entry.state === 'absent' ? { ...entry, tools: called.slice(0, 1) } : entry;
    }),
  };
}
