/** What a room of handlers is given: it says what it answers to which message. */
import type * as z from 'zod';
import type { Request } from '../../rpc/messages/messages.ts';
import type { Session } from './sessions.ts';

export type Answer = <S extends z.ZodType, R>(
  message: Request<S, R>,
  handler: (params: z.output<S>, session: Session) => Promise<R> | R,
) => void;
