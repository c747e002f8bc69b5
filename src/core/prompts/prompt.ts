/** A rendered prompt: what stays the same over a seat's rounds first, what is new last, so that caches hit. */
export interface Message {
  role: 'user' | 'assistant';
  text: string;
}

export interface Prompt {
  system: string;
  /** The seat's conversation so far, oldest first; the last message is the one to answer. */
  messages: Message[];
}
