import { english } from '../../../../shared/domain/messages/english.ts';
import { isFault } from '../../rating/examine/finding.ts';
import { MANIFEST } from './manifest.ts';
import type { PlacedFinding } from './reading.ts';
import { columnLetters, type Row, type Sheet } from './sheet.ts';

type Severity = PlacedFinding['severity'];

/** What is said of a row; the first row names the column. */
export interface RowMark {
  /** From 1. */
  readonly row: number;
  readonly text: string;
  /** Absent: nothing is wrong with the row itself. */
  readonly severity?: Severity;
}

/** What is said of a sheet, in a column of its own. */
export interface SheetMarks {
  readonly sheet: string;
  /** The column, from 1: what stands there now is replaced. */
  readonly column: number;
  /** In rising order; none: nothing is wrong with the sheet. */
  readonly rows: readonly RowMark[];
  /** The worst of its rows; undefined where there is none. */
  readonly severity: Severity | undefined;
}

const TITLE = 'Fault';
const MARKED = /^fault(?::|$)/i;

const isMarked = (cell: Row[number]) => cell?.kind === 'text' && MARKED.test(cell.text.trim());

/** The column of an earlier check, or the first that is free. */
function markColumn({ rows }: Sheet): number {
  const before = (rows[0] ?? []).findIndex(isMarked);
  return before === -1 ? Math.max(0, ...rows.map((row) => row.length)) + 1 : before + 1;
}

/** The first row below everything that is not of an earlier check, with a row between. */
function freeRow({ rows }: Sheet, column: number): number {
  const last = rows.findLastIndex((row) => row.some((cell, i) => cell && i !== column - 1));
  return last + 3;
}

/** A finding in a sentence, with its cell. */
function sentence({ cell, message, severity }: PlacedFinding): string {
  const place = cell?.row && cell.column ? `${columnLetters(cell.column)}${cell.row}: ` : '';
  return `${severity === 'warning' ? 'Warning: ' : ''}${place}${english(message)}`;
}

const worst = (findings: readonly PlacedFinding[]): Severity =>
  findings.some(isFault) ? 'fault' : 'warning';

/** The place of a finding without a cell: its path says what it is about. */
const pathless = (finding: PlacedFinding): string =>
  finding.path === '' ? sentence(finding) : `${finding.path}: ${sentence(finding)}`;

/** What is said of one row. */
function rowMark(row: number, findings: readonly PlacedFinding[]): RowMark {
  const text = findings.map((one) => (one.cell ? sentence(one) : pathless(one))).join('\n');
  if (row > 1) return { row, text, severity: worst(findings) };
  return findings.length === 0
    ? { row, text: TITLE }
    : { row, text: `${TITLE}: ${text}`, severity: worst(findings) };
}

function marksOf(sheet: Sheet, findings: readonly PlacedFinding[]): SheetMarks {
  const column = markColumn(sheet);
  if (findings.length === 0) return { sheet: sheet.name, column, rows: [], severity: undefined };
  const free = freeRow(sheet, column);
  const rowOf = ({ cell }: PlacedFinding) => cell?.row ?? free;
  const rows = [...new Set([1, ...findings.map(rowOf)])].sort((a, b) => a - b);
  const marks = rows.map((row) =>
    rowMark(
      row,
      findings.filter((one) => rowOf(one) === row),
    ),
  );
  return { sheet: sheet.name, column, rows: marks, severity: worst(findings) };
}

/**
 * What a workbook says of itself once it is checked: each finding on its row, in a column called
 * `Fault`. A finding that no sheet stands for is on the manifest, below its settings.
 */
export function marksOfFindings(
  sheets: readonly Sheet[],
  findings: readonly PlacedFinding[],
): SheetMarks[] {
  const manifest =
    sheets.find(({ name }) => name.toLowerCase() === MANIFEST.toLowerCase()) ?? sheets[0];
  return sheets.map((sheet) =>
    marksOf(
      sheet,
      findings.filter(({ cell }) => (cell?.sheet ?? manifest?.name) === sheet.name),
    ),
  );
}
