/** What people see a council as: the title that somebody gave it, else its question. Its id and its files' names stay. */
import type { Instant } from '../../ids.ts';
import type { Council } from '../council.ts';

export const longestTitle = 200;

export const titleOf = (council: Pick<Council, 'title' | 'brief'>): string =>
  council.title ?? council.brief.question;

/** One line that is not too long; an empty one gives the question back. */
export const isTitle = (text: string): boolean =>
  [...text.trim()].length <= longestTitle && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());

/** What is no title changes nothing. The files are owed again, because the title stands in them. */
export function rename(council: Council, given: string, at: Instant): Council {
  if (!isTitle(given)) return council;
  const text = given.trim();
  const title = text === '' || text === council.brief.question.trim() ? undefined : text;
  if (title === council.title) return council;
  const { recorded: _recorded, title: _title, ...rest } = council;
  return { ...rest, ...(title === undefined ? {} : { title }), updatedAt: at };
}
