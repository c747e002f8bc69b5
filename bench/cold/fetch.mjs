/** The floor of a cold start: a script that asks at once. */
const [, , url] = process.argv;
const body = JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: 'x'.repeat(1500) }] });
await fetch(`${url}/chat/completions`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
}).catch(() => undefined);
