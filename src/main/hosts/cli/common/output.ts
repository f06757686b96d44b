import { stringify } from 'csv-stringify/sync';
import { english } from '../../../../shared/domain/messages/english.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import {
  errorPlace,
  faultSentence,
  type ShownError,
  shownErrors,
  withSentences,
} from '../../../../shared/result/sentences.ts';
import { bodyOf } from '../../../adapters/http/reply.ts';

/** In which form a command prints. */
interface OutputOptions {
  readonly json?: boolean | undefined;
}

/** The result of a command: a value for programs, and lines for people. */
export interface Printed {
  readonly value: unknown;
  readonly lines: () => readonly string[];
  /** Whether the command ends with exit code 1 all the same. */
  readonly isFailure?: boolean;
}

/** Prints a result: one JSON document, or lines for people. */
export function print({ json }: OutputOptions, { value, lines }: Printed): void {
  console.log(json ? JSON.stringify(withSentences(value)) : lines().join('\n'));
}

/** An error with its place, where it has one. */
function errorLine(error: ShownError): string {
  const line = error.line === undefined ? '' : ` (line ${error.line})`;
  return `${errorPlace(error)} ${error.message}${line}`.trim();
}

/** What failed, each error once: in one line, or several of an input below what they are of. */
function faultLines(fault: Fault): string[] {
  const errors = fault.kind === 'invalid' ? shownErrors(fault.errors ?? []) : [];
  const [first, ...more] = errors.map(errorLine);
  if (first === undefined) return [faultSentence(fault)];
  const title = english(fault.message);
  return more.length === 0
    ? [`${title}: ${first}`]
    : [title, ...errors.map((error) => `  ${errorLine(error)}`)];
}

/** Prints why a command was refused: JSON as the API has it, or lines for people. */
export function printFault({ json }: OutputOptions, fault: Fault): void {
  console.error(
    json ? JSON.stringify(bodyOf(fault)) : `quotedesk: ${faultLines(fault).join('\n')}`,
  );
}

/** A value of a table; absent ones are empty. */
type CellValue = string | number | Message | null | undefined;

/** A column: its title, its cell in a row, and its alignment; amounts are on the right. */
export type Column<T> = readonly [
  title: string,
  cell: (row: T, index: number) => CellValue,
  side?: 'right',
];

const cellText = (cell: CellValue) =>
  typeof cell === 'object' && cell !== null ? english(cell) : `${cell ?? ''}`;

const width = (text: string) => [...text].length;

function pad(text: string, to: number, side: 'right' | undefined): string {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return side === 'right' ? space + text : text + space;
}

/** Cells as lines with aligned columns. @param sides of each column, left unless given */
export function table(
  cells: readonly (readonly CellValue[])[],
  sides: readonly ('right' | undefined)[] = [],
): string[] {
  const rows = cells.map((row) => row.map(cellText));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows.map((row) =>
    widths
      .map((to, i) => pad(row[i] ?? '', to, sides[i]))
      .join('  ')
      .trimEnd(),
  );
}

/** Rows as a table with titles; where there are none, the sentence that says so. */
export function list<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  none?: string,
): string[] {
  if (rows.length === 0) return none === undefined ? [] : [none];
  const cells = rows.map((row, i) => columns.map(([, cell]) => cell(row, i)));
  return table(
    [columns.map(([title]) => title), ...cells],
    columns.map(([, , side]) => side),
  );
}

/** Lines below a title, with an empty line before it; nothing where there are none. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** An amount in euro, with cents. */
export const amount = (euro: number): string => euro.toFixed(2);

/** A number of things: `1 fault`, `2 faults`. */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Rows as CSV (RFC 4180) for spreadsheets: UTF-8 with its mark. No text begins as a formula does,
 * because names come from outside (CWE-1236).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
}
