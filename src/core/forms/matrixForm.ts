/** The matrix: a Markdown table of options, in either language, however its pipes are drawn. */
import { plain, trimmed } from './fields/bareText.ts';
import { spellings } from './fields/fieldNames.ts';
import { linesIn, ownLines, type Reply, sections } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { MatrixReading, MatrixRow, ReadingProblem } from './reading.ts';
import { acknowledgementIn, ledgerIn } from './sharedReading.ts';

type Column = 'option' | 'pros' | 'cons' | 'cost' | 'risks' | 'score';
export const matrixColumns: readonly Column[] = ['option', 'pros', 'cons', 'cost', 'risks', 'score'];

const named: Record<Column, RegExp> = {
  option: /^(?:options?|choix|alternatives?|solutions?)$/,
  pros: /^(?:pros?|pour|avantages?|advantages?|benefits?|benefices?|\+)$/,
  cons: /^(?:cons?|contre|inconvenients?|disadvantages?|drawbacks?|-)$/,
  cost: /^(?:costs?|couts?|prix|price|effort)$/,
  risks: /^(?:risks?|risques?)$/,
  score: /^(?:scores?|notes?|rating|total)$/,
};

interface Table {
  columns: Partial<Record<Column, number>>;
  rows: string[][];
}

export function readMatrix(reply: Reply, context: ReadContext): MatrixReading {
  const { text } = reply;
  const lines = linesIn(text);
  // Models like to put a table into a code block: it is looked for there only when there is none outside.
  const table = tableIn(ownLines(lines)) ?? tableIn(lines.filter((line) => !/^\s*(?:```|~~~|>)/.test(line)));
  const problems: ReadingProblem[] = [];
  const rows = table ? rowsOf(table) : [];
  if (!table || rows.length === 0) problems.push({ code: 'table-missing' });
  for (const column of table ? matrixColumns : [])
    if (table?.columns[column] === undefined) problems.push({ code: 'column-missing', detail: column });
  if (table?.columns.score !== undefined)
    for (const row of rows)
      if (row.score === undefined)
        problems.push({ code: 'score-unreadable', detail: row.option.slice(0, 100) });
  return {
    form: 'matrix',
    rows,
    ...acknowledgementIn(sections(text, spellings('acknowledges'))),
    ...ledgerIn(reply, context),
    problems,
  };
}

/** The first table with an option and at least one more of the columns. */
function tableIn(lines: string[]): Table | undefined {
  let table: Table | undefined;
  for (const line of lines) {
    const cells = cellsOf(line);
    if (!table) {
      const columns = cells && columnsOf(cells);
      if (columns?.option !== undefined && Object.keys(columns).length >= 2) table = { columns, rows: [] };
    } else if (cells && !isRule(cells)) table.rows.push(cells);
    else if (!cells && table.rows.length > 0) break;
  }
  return table;
}

function cellsOf(line: string): string[] | undefined {
  if (!line.includes('|') || line.length > 20_000) return undefined;
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

const isRule = (cells: string[]): boolean => cells.every((cell) => /^[:=\s–—-]*$/.test(cell));

function columnsOf(cells: string[]): Table['columns'] {
  const columns: Table['columns'] = {};
  for (const [index, cell] of cells.entries()) {
    const word = plain(cell.slice(0, 100))
      .replace(/\([^)]*\)|\/\s*5|[*_`]|\d\s*-\s*\d/g, '')
      .trim();
    const column = matrixColumns.find((each) => named[each].test(word));
    if (column !== undefined) columns[column] ??= index;
  }
  return columns;
}

function rowsOf({ columns, rows }: Table): MatrixRow[] {
  return rows.slice(0, 50).flatMap((cells): MatrixRow[] => {
    const cell = (column: Column) => clean(cells[columns[column] ?? -1] ?? '');
    const score = readScore(cell('score'));
    const option = cell('option');
    if (option === '') return [];
    return [
      {
        option,
        pros: cell('pros'),
        cons: cell('cons'),
        cost: cell('cost'),
        risks: cell('risks'),
        ...(score === undefined ? {} : { score }),
      },
    ];
  });
}

const clean = (cell: string): string => trimmed(cell.slice(0, 1000).replace(/<br\s*\/?>/gi, '; '), '*_');

/** A score from 1 to 5: `4`, `4/5`, `3,5 sur 5`, or so many stars. Another scale is none. */
export function readScore(cell: string): number | undefined {
  const text = plain(cell.slice(0, 100))
    .replace(/[*_`]|^\[(?=\d)|(?<=\d)\]$/g, '')
    .trim();
  const stars = /^[★⭐]{1,5}☆{0,4}$/u.test(text)
    ? [...text].filter((each) => each !== '☆').length
    : undefined;
  if (stars !== undefined) return stars;
  const [, whole, part = '0'] =
    /^([1-5])(?:[.,](\d{1,2}))?\s*(?:(?:\/|sur|of|out of)\s*5)?\s*(?:[(–—;].*)?$/u.exec(text) ?? [];
  const score = whole === undefined ? Number.NaN : Number(`${whole}.${part}`);
  return score >= 1 && score <= 5 ? score : undefined;
}
