/** The provider packages, and nothing of ours: a bundle of its own, loaded when a seat first needs one of them. */
export { createAnthropic } from '@ai-sdk/anthropic';
export { createGoogle } from '@ai-sdk/google';
export { createOpenAI } from '@ai-sdk/openai';
