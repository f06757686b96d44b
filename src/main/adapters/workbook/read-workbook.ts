import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import {
  type Cell,
  columnNumber,
  type Merged,
  type Sheet,
} from '../../core/rate-books/workbook/sheet.ts';
import { dateStyles, dayOf } from './dates.ts';
import { attribute, child, childrenOf, type Element, textOf } from './element.ts';
import { type Count, counting, LIMITS, mustFit } from './limits.ts';
import { openWorkbook, type SheetPart, type Workbook, type XmlPart } from './package.ts';
import { unescapeText } from './workbook-text.ts';

/** What the cells of all sheets refer to. */
interface Shared {
  readonly strings: readonly string[];
  readonly dateStyles: ReadonlySet<number>;
  readonly isFrom1904: boolean;
  readonly countRows: Count;
  readonly countCharacters: Count;
}

/** The text of a string of a workbook; its runs may have formats, and a reading aid is no part of it. */
function stringOf(element: Element, text: string): string {
  const runs = element.children.flatMap((one) =>
    one.name === 'r' ? childrenOf(one, 't') : one.name === 't' ? [one] : [],
  );
  return unescapeText(runs.map((run) => textOf(run, text)).join(''));
}

/** The texts that cells name by their numbers. */
function sharedTexts(part: XmlPart | undefined): string[] {
  return part ? childrenOf(part.root, 'si').map((one) => stringOf(one, part.text)) : [];
}

const REFERENCE = /^\$?([A-Z]{1,3})\$?([0-9]{1,7})$/;

/** Row and column, from 1, of a reference as `B12`. */
function placeOf(reference: string | undefined): { row: number; column: number } | undefined {
  const [, letters, row] = REFERENCE.exec(reference ?? '') ?? [];
  return letters === undefined ? undefined : { row: Number(row), column: columnNumber(letters) };
}

/** A cell of a number, which its style may show as a day. */
function numberCell(value: number, style: number, isCalculated: boolean, shared: Shared): Cell {
  if (shared.dateStyles.has(style)) return { kind: 'day', day: dayOf(value, shared.isFrom1904) };
  return { kind: 'number', value, ...(isCalculated ? { isCalculated } : {}) };
}

/** What a cell holds. A formula is never calculated: the value that was saved with it counts. */
function cellOf(element: Element, text: string, shared: Shared): Cell | undefined {
  const kind = attribute(element, 't') ?? 'n';
  const inline = child(element, 'is');
  if (kind === 'inlineStr') return inline && { kind: 'text', text: stringOf(inline, text) };
  const isCalculated = child(element, 'f') !== undefined;
  const value = child(element, 'v');
  const raw = value ? textOf(value, text) : '';
  if (raw === '' && kind !== 'str') return isCalculated ? { kind: 'uncalculated' } : undefined;
  if (kind === 's') return { kind: 'text', text: shared.strings[Number(raw)] ?? '' };
  if (kind === 'str') return { kind: 'text', text: unescapeText(raw) };
  if (kind === 'b') return { kind: 'flag', value: raw.trim() === '1' || raw.trim() === 'true' };
  if (kind === 'e') return { kind: 'error', error: raw };
  if (kind === 'd') return { kind: 'day', day: raw.replace(/T00:00:00(?:\.0+)?Z?$/, '') };
  const number = Number(raw);
  if (!Number.isFinite(number)) return { kind: 'error', error: raw };
  return numberCell(number, Number(attribute(element, 's') ?? 0), isCalculated, shared);
}

function mergedOf(root: Element): Merged[] {
  return childrenOf(child(root, 'mergeCells'), 'mergeCell').flatMap((merged) => {
    const [first, last] = (attribute(merged, 'ref') ?? '').split(':').map(placeOf);
    if (!first || !last) return [];
    return [{ rows: [first.row, last.row], columns: [first.column, last.column] }];
  });
}

/** The rows of a sheet, each with its number; a row or a cell without a place follows the one before. */
export function rowsOf(root: Element): { element: Element; row: number }[] {
  let last = 0;
  return childrenOf(child(root, 'sheetData'), 'row').map((element) => {
    last = Number(attribute(element, 'r') ?? last + 1);
    return { element, row: last };
  });
}

/** The cells of a row, each with its column from 1. */
export function cellsOf(row: Element): { element: Element; column: number }[] {
  let last = 0;
  return childrenOf(row, 'c').map((element) => {
    last = placeOf(attribute(element, 'r'))?.column ?? last + 1;
    return { element, column: last };
  });
}

function charactersOf(cell: Cell): number {
  if (cell.kind === 'text') return cell.text.length;
  if (cell.kind === 'day') return cell.day.length;
  return cell.kind === 'error' ? cell.error.length : 0;
}

/** Reads a sheet. @throws FaultError where it is damaged or too large */
function readSheet(workbook: Workbook, part: SheetPart, shared: Shared): Sheet {
  const { text, root } = workbook.read(part.path);
  const rows: (Cell | undefined)[][] = [];
  for (const { element, row } of rowsOf(root)) {
    for (const { element: own, column } of cellsOf(element)) {
      const cell = cellOf(own, text, shared);
      if (!cell) continue;
      shared.countRows(Math.max(0, row - rows.length));
      mustFit(`columns of ${part.name}`, column, LIMITS.columns);
      const characters = charactersOf(cell);
      mustFit('characters of a cell', characters, LIMITS.cellCharacters);
      shared.countCharacters(characters);
      while (rows.length < row) rows.push([]);
      const cells = rows[row - 1];
      if (cells) cells[column - 1] = cell;
    }
  }
  return { name: part.name, rows, isHidden: part.isHidden, merged: mergedOf(root) };
}

/** The sheets of a workbook, or why the file is none that we take. */
type ReadWorkbook = { readonly sheets: readonly Sheet[] } | { readonly problem: Message };

/**
 * Reads an Excel workbook (.xlsx, ECMA-376): values only. No formula is calculated, no link is
 * followed, and what is larger than a rate book could ever be is refused before it is expanded.
 */
export function readWorkbook(file: Uint8Array): ReadWorkbook {
  try {
    const workbook = openWorkbook(file);
    const { isFrom1904, sharedStrings, styles } = workbook;
    const strings = sharedTexts(sharedStrings);
    const shared = {
      strings,
      dateStyles: dateStyles(styles),
      isFrom1904,
      countRows: counting('rows', LIMITS.rows),
      countCharacters: counting('characters of all cells', LIMITS.characters),
    };
    return { sheets: workbook.sheets.map((sheet) => readSheet(workbook, sheet, shared)) };
  } catch (error) {
    if (error instanceof FaultError) return { problem: error.fault.message };
    throw error;
  }
}
