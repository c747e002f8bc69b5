/**
 * Archives read without a host, for a workspace that is not trusted: rows from the front matter of conseils/*.md. Nothing
 * is run, written or followed out of the folder.
 */
import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { toldPlainly } from '../../rpc/hidden.ts';
import type { CouncilRow, StatusView } from '../../rpc/views/views.ts';

const headBytes = 16_384;
/** A front matter with a long question or many cited files gets a second, longer look. */
const longestHead = 200_000;
const mostArchives = 5000;
const statuses: readonly StatusView[] = [
  'decision',
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
];

/** One archive's row, or nothing when the file is not one of ours. `head` is the beginning of the file. */
export function archiveRow(file: string, head: string): CouncilRow | undefined {
  const matter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(head);
  const fields = new Map(
    [...(matter?.[1] ?? '').matchAll(/^([a-zA-Z]+):(.*)$/gm)].map((field) => [
      field[1] ?? '',
      unquoted((field[2] ?? '').trim()),
    ]),
  );
  const id = path.basename(file, '.md');
  const at = Date.parse(fields.get('created') ?? id.slice(0, 10));
  const heading = /^#[ \t]+(\S.*)$/m.exec(head.slice(matter?.[0].length ?? 0))?.[1]?.trimEnd();
  const question = fields.get('question') ?? heading;
  const title = fields.get('title');
  const said = fields.get('status');
  const status = statuses.find((known) => known === said);
  if (!matter || !status || !question || Number.isNaN(at)) return undefined;
  const verdict = (['accept', 'amend', 'reject'] as const).find((known) => known === fields.get('verdict'));
  return toldPlainly({
    id,
    ...(title ? { title: title.slice(0, 2000) } : {}),
    question: question.slice(0, 2000),
    mode: fields.get('mode') ?? '',
    // Whatever waits for a decision waits until the workspace is trusted; here it can only be read.
    status: status === 'decision' ? 'recommended' : status,
    rehearsal: fields.get('rehearsal') === 'true' || /backend:[ \t]*rehearsal\b/.test(matter[1] ?? ''),
    ...(fields.get('scripted') === 'true' ? { scripted: true } : {}),
    at,
    archivePath: file,
    ...(verdict ? { verdict } : {}),
  });
}

/** The host quotes as JSON does; anything else is taken as it stands. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value;
  }
}

/** Newest first. A folder that is not there holds none. */
export async function listArchives(home: string): Promise<CouncilRow[]> {
  const folder = path.join(home, 'conseils');
  const isFolder = await lstat(folder).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  const entries = isFolder ? await readdir(folder, { withFileTypes: true }).catch(() => []) : [];
  // Links are not followed: in a workspace nobody vouched for, one may point anywhere.
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => entry.name);
  const rows: CouncilRow[] = [];
  for (const name of names.sort().reverse().slice(0, mostArchives)) {
    const row = await readRow(folder, name).catch(() => undefined);
    if (row) rows.push(row);
  }
  return rows;
}

async function readRow(folder: string, name: string): Promise<CouncilRow | undefined> {
  const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
  const handle = await open(path.join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    for (const length of [headBytes, longestHead]) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      const row = archiveRow(`conseils/${name}`, buffer.toString('utf8', 0, bytesRead));
      if (row || bytesRead < length) return row;
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

/** The name of a heading in the editor's preview, by GitHub's rule. One that does not match leaves the page at its top. */
export const headingName = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replaceAll(/^-+|-+$/g, '');
