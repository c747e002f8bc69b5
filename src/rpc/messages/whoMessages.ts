/** Messages about who the person in front of a client is. */
import * as z from 'zod';
import type { Who } from '../views/whoRule.ts';
import { type Notification, request } from './messages.ts';

/** The person answers who they are: kept in their own folder for this home, so that no client of theirs asks again. */
export const iAm = request<Who>()('person/i-am', z.object({ id: z.string().min(1).max(200) }));

/** Who this client’s person is, when that has changed: by an answer, or by an edit of identities.yaml. */
export const whoChanged: Notification<Who> = { method: 'person/who' };
