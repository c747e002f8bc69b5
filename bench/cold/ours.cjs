/** A cold start of ours: a new home, the family at the table, one question. */
const [, , url, home, compiled] = process.argv;
process.env.COUNCIL_OPENAI_URL = url;
process.env.COUNCIL_OPENAI_MODEL = 'bench';

// As the CLI does before it loads the host. What was compiled is kept when a process ends by itself.
require('node:module').enableCompileCache?.(compiled);
process.once('SIGTERM', () => process.exit());

const path = require('node:path');
// Named at run time: it is there only once it is built.
const { openHost } = require(path.join(__dirname, '../../dist/host.js'));

// What it may cost was seen by whoever asked.
const seen = { calls: 1000, tokens: 10_000_000 };

async function ask() {
  const host = await openHost({ home, defaultBackend: 'openai-compatible' });
  const client = host.client();
  await client.request({ method: 'home/init' }, {});
  const asked = { question: 'Should we cache the index?', seats: ['henry', 'sage'], attended: false, seen };
  await client.request({ method: 'council/convene' }, asked);
}

void ask();
