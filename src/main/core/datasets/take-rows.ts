import { DATASET_ROWS, NAMED_REFUSALS } from '../../../shared/domain/data/dataset.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { ColumnChoice } from '../../../shared/schemas/data/column-mapping.ts';
import type { RefusedRow } from '../../../shared/schemas/data/dataset.ts';
import type { ErasedCustomers, FileRow, StagedRows } from './dataset-store.ts';
import type { Header } from './header.ts';
import type { Refusal } from './kind.ts';
import type { AnyKind, ReadRow } from './kinds.ts';
import { unreadable } from './unreadable-file.ts';

/** What became of the rows of a file so far. */
export interface TakenRows {
  /** Undefined until a line that is not empty was read. */
  readonly header: Header | undefined;
  readonly taken: number;
  readonly refused: number;
  /** Left out, because their customers were erased. */
  readonly erased: number;
  /** The first of those refused. */
  readonly refusals: readonly RefusedRow[];
  /** Taken without a field that can not be read. */
  readonly incomplete: number;
  /** The first of those fields. */
  readonly losses: readonly RefusedRow[];
}

export const isBlank = ({ cells }: FileRow) => cells.every((cell) => cell.trim() === '');

interface TakeParts {
  readonly kind: AnyKind;
  readonly staged: StagedRows;
  readonly erasedCustomers: ErasedCustomers;
  /** What is chosen for the columns of the file. */
  readonly choices: readonly ColumnChoice[];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Takes the rows of a file one after the other: stages those that are valid, and names the others. */
export function takeRows({ kind, staged, erasedCustomers, choices, today }: TakeParts) {
  const refusals: RefusedRow[] = [];
  const losses: RefusedRow[] = [];
  let [taken, refused, erased, incomplete] = [0, 0, 0, 0];
  let header: Header | undefined;
  let read: (cells: readonly string[]) => ReadRow;

  function begin({ cells }: FileRow): void {
    const found = kind.readHeader(cells, choices);
    if ('fault' in found) throw unreadable(found.fault);
    header = found;
    read = kind.rowReader(found, today);
  }

  const titleOf = (field: string) =>
    header?.places.find((place) => place.field === field)?.title ?? field;

  function note(named: RefusedRow[], line: number, { field, reason }: Refusal): void {
    if (named.length >= NAMED_REFUSALS) return;
    named.push({ line, column: titleOf(field), message: reason });
  }

  function refuse(line: number, refusal: Refusal): void {
    const { field, reason } = refusal;
    // Then so may all other days of the column be, and many would be taken for another day.
    if (reason.code === 'dateMonthFirst') {
      const text = reason.values?.text ?? '';
      throw unreadable(message('columnMonthFirst', { line, column: titleOf(field), text }));
    }
    refused += 1;
    note(refusals, line, refusal);
  }

  function stage({ line, cells }: FileRow): void {
    const row = read(cells);
    if ('refused' in row) {
      refuse(line, row.refused);
      return;
    }
    const { person } = row.kept;
    if (person !== undefined && erasedCustomers.has(person)) {
      erased += 1;
      return;
    }
    const before = staged.add(row.kept, line);
    if (before === undefined) {
      taken += 1;
      if (row.lost.length > 0) incomplete += 1;
      for (const loss of row.lost) note(losses, line, loss);
    } else refuse(line, { field: kind.key, reason: message('rowTwice', { line: before }) });
  }

  return {
    /**
     * @throws {FaultError} where the first row is no header, where a day has its month first, and where
     * there are too many rows
     */
    take: (row: FileRow): void => {
      if (isBlank(row)) return;
      if (!header) {
        begin(row);
        return;
      }
      stage(row);
      if (taken > DATASET_ROWS) {
        throw unreadable(message('rowsTooMany', { most: DATASET_ROWS }));
      }
    },
    found: (): TakenRows => ({
      header,
      taken,
      refused,
      erased,
      refusals,
      incomplete,
      losses,
    }),
  };
}
