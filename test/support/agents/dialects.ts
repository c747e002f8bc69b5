/**
 * The four ways in which coding agents speak with their model (chat completions, responses, messages, generateContent), read
 * into one shape and written back as the streams that they expect, words and calls of tools alike.
 */
export interface Asked {
  model: string;
  /** Words of the person, the last that are no results of tools. */
  prompt: string;
  /** What was said before it, and by whom, is not looked at; the whole request as it came. */
  body: string;
  /** Names of the tools that it may call. */
  tools: string[];
  /** What came back from the tools that were called since the prompt, in order. */
  results: string[];
}

export interface Call {
  tool: string;
  /** The words themselves, where the tool takes no fields. */
  input: Record<string, unknown> | string;
}

export interface Answer {
  text?: string;
  calls?: Call[];
}

export interface Dialect {
  read(body: string, path: string): Asked;
  /** The events of a stream, or the one answer of who wants no stream. */
  write(answer: Answer, model: string, streams: boolean): string;
}

/** What every answer says it took. */
export const usage = { input: 900, output: 200 };

type Json = Record<string, unknown>;

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
/** In small pieces, as a model speaks. */
const pieces = (said = ''): string[] => said.match(/.{1,60}/gsu) ?? [];

let made = 0;
const newId = (): string => `call_${++made}`;

interface Item {
  /** A prompt, or what a tool gave. */
  kind: 'prompt' | 'result';
  text: string;
}

function heard(items: Item[]): Pick<Asked, 'prompt' | 'results'> {
  const last = items.findLastIndex(({ kind }) => kind === 'prompt');
  return {
    prompt: items[last]?.text ?? '',
    results: items.slice(last + 1).map((item) => item.text),
  };
}

/** Text of a content that is a string or a list of parts. */
const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => text(part.text) || text(part.content))
        .join('');

/** OpenAI's chat completions. */
export const completions: Dialect = {
  read(body) {
    const asked = JSON.parse(body) as Json;
    const items = list(asked.messages).flatMap(({ role, content }): Item[] => {
      if (role === 'user') return [{ kind: 'prompt', text: wordsOf(content) }];
      return role === 'tool' ? [{ kind: 'result', text: wordsOf(content) }] : [];
    });
    const tools = list(asked.tools).map((tool) => text((tool.function as Json | undefined)?.name));
    return { model: text(asked.model), body, tools, ...heard(items) };
  },
  write({ text: said, calls = [] }, model, streams) {
    const used = {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    };
    const called = calls.map(({ tool, input }, index) => ({
      index,
      id: newId(),
      type: 'function',
      function: { name: tool, arguments: JSON.stringify(input) },
    }));
    const finish = calls.length > 0 ? 'tool_calls' : 'stop';
    if (!streams) {
      const message = {
        role: 'assistant',
        content: said ?? '',
        ...(calls.length > 0 ? { tool_calls: called } : {}),
      };
      const choices = [{ index: 0, message, finish_reason: finish }];
      return JSON.stringify({ id: 'c', object: 'chat.completion', model, choices, usage: used });
    }
    const chunk = (rest: object) =>
      event({ id: 'c', object: 'chat.completion.chunk', created: 1, model, ...rest });
    const choice = (delta: object, reason: string | null = null) =>
      chunk({ choices: [{ index: 0, delta, finish_reason: reason }] });
    return [
      choice({ role: 'assistant', content: '' }),
      ...pieces(said).map((content) => choice({ content })),
      ...called.map((each) => choice({ tool_calls: [each] })),
      choice({}, finish),
      chunk({ choices: [], usage: used }),
      'data: [DONE]\n\n',
    ].join('');
  },
};

/** OpenAI's responses. */
export const responses: Dialect = {
  read(body) {
    const asked = JSON.parse(body) as Json;
    const items = list(asked.input).flatMap(({ type, role, content, output }): Item[] => {
      if (type === 'message' && role === 'user') return [{ kind: 'prompt', text: wordsOf(content) }];
      return text(type).endsWith('_call_output') ? [{ kind: 'result', text: shownOutput(output) }] : [];
    });
    const tools = list(asked.tools).map((tool) => text(tool.name) || text(tool.type));
    return { model: text(asked.model), body, tools, ...heard(items) };
  },
  write({ text: said, calls = [] }, model) {
    const id = newId();
    const spoken = said === undefined ? [] : [{ type: 'message', id: `msg_${id}`, said }];
    const items = [
      ...spoken.map(({ type, id: of, said: words }) => ({
        type,
        id: of,
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: words, annotations: [] }],
      })),
      ...calls.map(({ tool, input }) =>
        typeof input === 'string'
          ? { type: 'custom_tool_call', id: `ctc_${newId()}`, call_id: newId(), name: tool, input }
          : {
              type: 'function_call',
              id: `fc_${newId()}`,
              call_id: newId(),
              name: tool,
              arguments: JSON.stringify(input),
            },
      ),
    ];
    const used = {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    };
    const response = { id: `resp_${id}`, object: 'response', created_at: 1, model };
    let sequence = 0;
    const tell = (type: string, rest: object) => event({ type, sequence_number: sequence++, ...rest }, type);
    return [
      tell('response.created', { response: { ...response, status: 'in_progress', output: [] } }),
      ...items.flatMap((item, output_index) => [
        tell('response.output_item.added', {
          output_index,
          item: item.type === 'message' ? { ...item, content: [], status: 'in_progress' } : item,
        }),
        ...(item.type === 'message'
          ? pieces(said).map((delta) =>
              tell('response.output_text.delta', { item_id: item.id, output_index, content_index: 0, delta }),
            )
          : []),
        tell('response.output_item.done', { output_index, item }),
      ]),
      tell('response.completed', {
        response: { ...response, status: 'completed', output: items, usage: used },
      }),
    ].join('');
  },
};

const shownOutput = (output: unknown): string =>
  typeof output === 'string' ? output : wordsOf(output) || JSON.stringify(output);

/** Anthropic's messages. */
export const messages: Dialect = {
  read(body) {
    const asked = JSON.parse(body) as Json;
    const items = list(asked.messages).flatMap(({ role, content }): Item[] => {
      if (role !== 'user') return [];
      if (typeof content === 'string') return [{ kind: 'prompt', text: content }];
      const given = list(content).filter(({ type }) => type === 'tool_result');
      // Reminders that stand beside a result are no prompt.
      if (given.length === 0) return [{ kind: 'prompt', text: wordsOf(content) }];
      return given.map((part) => ({ kind: 'result', text: wordsOf(part.content) }));
    });
    const tools = list(asked.tools).map(({ name }) => text(name));
    return { model: text(asked.model), body, tools, ...heard(items) };
  },
  write({ text: said, calls = [] }, model, streams) {
    const content = [
      ...(said === undefined ? [] : [{ type: 'text', text: said }]),
      ...calls.map(({ tool, input }) => ({ type: 'tool_use', id: `toolu_${newId()}`, name: tool, input })),
    ];
    const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn';
    const used = { input_tokens: usage.input, output_tokens: usage.output };
    const message = { id: `msg_${newId()}`, type: 'message', role: 'assistant', model, stop_sequence: null };
    if (!streams) return JSON.stringify({ ...message, content, stop_reason, usage: used });
    const tell = (type: string, rest: object = {}) => event({ type, ...rest }, type);
    return [
      tell('message_start', {
        message: { ...message, content: [], stop_reason: null, usage: { ...used, output_tokens: 1 } },
      }),
      ...content.flatMap((block, index) => [
        tell('content_block_start', {
          index,
          content_block: 'text' in block ? { type: 'text', text: '' } : { ...block, input: {} },
        }),
        ...('text' in block
          ? pieces(block.text).map((each) => ({ type: 'text_delta', text: each }))
          : [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }]
        ).map((delta) => tell('content_block_delta', { index, delta })),
        tell('content_block_stop', { index }),
      ]),
      tell('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: used }),
      tell('message_stop'),
    ].join('');
  },
};

/** Google's generateContent. */
export const generateContent: Dialect = {
  read(body, path) {
    const asked = JSON.parse(body) as Json;
    const items = list(asked.contents).flatMap(({ role, parts }): Item[] => {
      if (role === 'model') return [];
      const given = list(parts).filter((part) => 'functionResponse' in part);
      if (given.length === 0) return [{ kind: 'prompt', text: wordsOf(parts) }];
      return given.map((part) => ({ kind: 'result', text: JSON.stringify(part.functionResponse) }));
    });
    const tools = list(asked.tools).flatMap((tool) =>
      list(tool.functionDeclarations).map(({ name }) => text(name)),
    );
    const model = /models\/([^/:]+)/.exec(path)?.[1] ?? '';
    return { model, body, tools, ...heard(items) };
  },
  write({ text: said, calls = [] }, model, streams) {
    const called = calls.map(({ tool, input }) => ({
      functionCall: { id: newId(), name: tool, args: input },
    }));
    const usageMetadata = {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    };
    const chunk = (parts: object[], rest: object = {}) => ({
      candidates: [{ index: 0, content: { role: 'model', parts }, ...rest }],
      modelVersion: model,
      usageMetadata,
    });
    if (!streams)
      return JSON.stringify(
        chunk([...(said === undefined ? [] : [{ text: said }]), ...called], { finishReason: 'STOP' }),
      );
    const last = called.length > 0 ? called : [{ text: '' }];
    return [
      ...pieces(said).map((each) => event(chunk([{ text: each }]))),
      event(chunk(last, { finishReason: 'STOP' })),
    ].join('');
  },
};
