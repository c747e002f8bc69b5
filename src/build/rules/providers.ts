/** Rules of the model providers: one contract, keys to their hosts, manners, structured output, caches, tools. */
import { heldBy, type Rule } from '../rule.ts';

export const providerRules: readonly Rule[] = [
  ...heldBy('test/host/structured.test.ts', [
    [
      '§7',
      'Structured output only for ballots and the repair question; people read prose',
      'is asked for at ballots alone; the turn is the form’s Markdown, and no JSON is streamed',
    ],
    [
      '§7',
      'The repair question asks for the vote as an object; prose is taken as well',
      'is asked for at the repair question; prose is streamed and taken as well',
    ],
  ]),
  ...heldBy('test/core/formsStructured.test.ts', [
    [
      '§7',
      'Fenced or slightly wrong JSON is mended',
      'that were asked for are mended: a code block, a few words around, a comma too many',
    ],
  ]),
  ...heldBy('test/providers/access.test.ts', [
    [
      '§14',
      'A key goes only to the host that was approved for it',
      'never to another that council.yaml names: the words say how to approve it',
    ],
    [
      '§14',
      'An address of the workspace is called only where it is trusted',
      'to another one once it is approved, in a trusted workspace alone',
    ],
    ['§14', 'No redirect takes a key along', 'no redirect takes it along'],
    [
      '§8',
      'A key that was given for a server is enough to seat its models',
      'a key that was given for a server names it: nothing more has to be set',
    ],
    [
      '§8',
      'Without a key, words say what to do',
      'without a key a provider is not called, and the words say what to do',
    ],
  ]),
  ...heldBy('test/providers/canary.test.ts', [
    [
      '§14',
      'A key that a provider repeats stands in no file, no log and no view',
      'S9 a key that is repeated by its provider',
    ],
  ]),
  ...heldBy('test/providers/words.test.ts', [
    ['§8', 'A refusal says what happened, where, and what to do; never the key', 'a provider that refuses'],
  ]),
  ...heldBy('test/providers/usual.test.ts', [
    [
      '§8',
      'A usual model that a provider does not list is another of its family',
      'is what a seat is asked by, once the list was read',
    ],
  ]),
  ...heldBy('test/providers/finish.test.ts', [
    [
      '§8',
      'A turn is whole only when its finish reason says so, in each provider’s own words',
      'a reply that ended before all was said',
    ],
  ]),
  ...heldBy('test/providers/structure.test.ts', [
    [
      '§8',
      'Structured output in the way that each provider takes it',
      'of GLM is promised as JSON, and its schema stands behind the prompt, which stays as it was',
    ],
  ]),
  ...heldBy('test/providers/ollamaContext.test.ts', [
    [
      '§8',
      'An Ollama is asked for a context that holds the prompt and the reply, in steps',
      'grows with the prompt, in steps, and leaves room for the reply',
    ],
    [
      '§8',
      'It is no longer than the model’s own, which is asked once',
      'is no more than the model has, which is asked once and remembered',
    ],
    [
      '§8',
      'No prompt is cut without a word: too long is said with its numbers and what to do',
      'a prompt beyond all the model has is not sent to be cut: the trouble has its numbers, in both languages',
    ],
    [
      '§8',
      'A local model has the brief in every round',
      'over the rounds of a council with a long context no seat loses the brief, and the model is loaded once or twice',
    ],
    [
      '§8',
      'A length that council.yaml fixes is left as it is',
      'a length that council.yaml fixes is the length of every call, and nothing is asked or reckoned',
    ],
  ]),
  ...heldBy('test/providers/ollama.test.ts', [
    [
      '§8',
      'Ollama is spoken to in its own wire format, tools and thinking included',
      'tools: arguments are objects, and an answer goes back with the name of its tool and what was thought',
    ],
    [
      '§8',
      'A reply of an Ollama is whole only with `done`',
      'without `done` there is no reply, however much was said',
    ],
    ['§8', 'An address of an Ollama that ends in /v1 works', 'the address of an Ollama'],
  ]),
  ...heldBy('test/providers/limiter.test.ts', [
    [
      '§8',
      'No more calls at once than council.yaml says',
      'are no more than council.yaml says; the rest wait their turn, in order',
    ],
    [
      '§8',
      'A limit belongs to a provider, key and model; another model is asked meanwhile',
      'is the model’s alone: another of the same provider and key is asked meanwhile',
    ],
  ]),
  ...heldBy('test/providers/speaking.test.ts', [
    [
      '§8',
      'A model that only calls tools is ended',
      'a model that only ever calls tools is ended, and told to answer before',
    ],
    [
      '§8',
      'A seat without a grant gets a refusal that it can read',
      'a seat without a grant that calls one all the same is refused in words that it can read, and answers',
    ],
    ['§8', 'A seat without a model gets the usual one of its provider', 'gets the usual one of its provider'],
    ['§8', 'Models are known by their families', 'families of models'],
  ]),
  ...heldBy('test/host/ask.test.ts', [
    [
      '§8',
      'Two retries with backoff and jitter',
      'is tried twice more, after half a second and two, and up to a half longer as chance has it',
    ],
    [
      '§14',
      'A wait beyond the seat’s deadline makes it absent at once',
      'waits as long as it was asked to, and gives up at once when that is beyond the seat’s deadline',
    ],
  ]),
  ...heldBy('test/providers/promptCache.test.ts', [
    ['§8', 'A seat’s next request begins with its last one, to the byte', 'prompt caches'],
    [
      '§8',
      'Stable parts are marked for caches, and what came from one is told',
      'anthropic: the system part and the last message are marked, and what came from the cache is told',
    ],
  ]),
  ...heldBy('test/trials/providers.test.ts', [
    ['§14', 'A slow or silent model of any provider never stalls others', 'R10 over all providers'],
    [
      '§14',
      'Half a reply of any provider is never a turn',
      'a stream cut at any byte is whole only when its end was said',
    ],
    ['§14', 'A storm of 429 backs off, for every provider', 'R13 over all providers'],
  ]),
];
