/** The example agent of the protocol's own SDK (an older one than ours), run at another pace than one step a second. */
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(
  new URL('../../../node_modules/acp-example-agent/dist/examples/agent.js', import.meta.url),
);

/** Its command; each step that it means to take a second for takes this long. */
export function exampleAgent(stepMs: number): string[] {
  const pace = `const real = globalThis.setTimeout; globalThis.setTimeout = (call, _ms, ...rest) => real(call, ${stepMs}, ...rest);`;
  return [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(pace)}`, program];
}
