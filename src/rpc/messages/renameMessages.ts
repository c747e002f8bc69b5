/** Messages about the shelf of councils: rename one, delete it to the trash, bring it back. */
import * as z from 'zod';
import { request } from './messages.ts';

const id = z.string().min(1).max(200);

/** An empty title gives the question back. Answers what the council is called now. */
export const renameCouncil = request<{ title: string }>()(
  'council/rename',
  z.object({ id, title: z.string().max(20_000) }),
);

export interface DeletedView {
  id: string;
  title: string;
  /** From the home: what is in the trash now, and what of the council stays where it is. */
  files: string[];
  left: string[];
}
export const deleteCouncil = request<DeletedView>()('council/delete', z.object({ id }));

export interface RestoredView {
  id: string;
  title: string;
  files: string[];
}
export const restoreCouncil = request<RestoredView>()('council/restore', z.object({ id }));
