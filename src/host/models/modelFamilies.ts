/** Whose model it is, read from its id, so that seats can be spread over minds that were raised apart. */

/** In order: a model named after two is of the first, as `deepseek-r1-distill-llama` is tuned on the other's base. */
const families: readonly [RegExp, string][] = [
  [/claude/, 'claude'],
  [/gemini/, 'gemini'],
  [/gemma/, 'gemma'],
  [/deepseek/, 'deepseek'],
  [/codestral|devstral|ministral|magistral|mistral|mixtral|pixtral/, 'mistral'],
  [/(?:^|[^a-z])(?:chat)?glm|cogview/, 'glm'],
  [/qwen|qwq|qvq/, 'qwen'],
  [/llama|vicuna/, 'llama'],
  [/grok/, 'grok'],
  [/kimi|moonshot/, 'kimi'],
  [/minimax|abab/, 'minimax'],
  [/command-?[ar]|cohere|aya/, 'command'],
  [/(?:^|[^a-z])phi-?\d/, 'phi'],
  [/nova-(?:micro|lite|pro|premier)/, 'nova'],
  [/gpt|(?:^|\/)o\d(?:-|$)|davinci/, 'gpt'],
];

export function familyOf(model: string): string | undefined {
  const id = model.toLowerCase();
  return families.find(([pattern]) => pattern.test(id))?.[1];
}
