import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import type { KeptRow } from './kind.ts';

/** What is kept of an imported dataset besides its rows. */
export interface DatasetSource {
  readonly kind: DatasetKind;
  readonly fileName: string;
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  readonly rows: number;
  /** The fields whose values a row keeps, in order. */
  readonly fields: readonly string[];
  /** Epoch milliseconds. */
  readonly importedAt: number;
}

/** The datasets that look-ups read. */
export interface DatasetStore {
  /** The imported datasets in use. */
  readonly inUse: () => Promise<readonly DatasetSource[]>;
  /** How many rows the demonstration has; of customers there is none. */
  readonly demonstrationRows: () => Promise<Readonly<Record<DatasetKind, number>>>;
}

/**
 * Writes a dataset next to the one in use, piece by piece, so that no one waits for more than one
 * piece. Each begins with a number of its own, and the newest alone may go on.
 */
export interface DatasetWriter {
  /** Begins a dataset that no one reads yet. @returns its number */
  readonly begin: (source: DatasetSource) => Promise<number>;
  /**
   * Adds rows in the order of their keys, without those of customers who were erased.
   * @returns how many it added; undefined where another one has begun since
   */
  readonly add: (dataset: number, rows: readonly KeptRow[]) => Promise<number | undefined>;
  /**
   * Uses it in place of the one before, in one transaction.
   * @returns false, and nothing changed, where another one has begun since
   */
  readonly use: (dataset: number) => Promise<boolean>;
  /** Uses the dataset of a kind no longer. @returns its number, where there was one */
  readonly release: (kind: DatasetKind) => Promise<number | undefined>;
  /** Removes the datasets up to a number that are not in use, and so what a crash has left. */
  readonly clear: (upTo: number) => Promise<void>;
}

/** Who was erased: imports leave them out. */
export interface ErasedCustomers {
  /** @param key as quotes name a customer */
  readonly has: (key: string) => boolean;
}

/** Rows on their way, in a file of its own: in the order of the file first, then by their keys. */
export interface StagedRows {
  /** @returns the line of the row that has the key already; undefined where it was added */
  readonly add: (row: KeptRow, line: number) => number | undefined;
  /** All rows, by their keys, in pieces. */
  readonly byKey: () => Iterable<readonly KeptRow[]>;
}

/** A row of a file, with the line that it begins on, counted from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file of rows: the first is its header. */
export interface RowFile {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /**
   * Its rows in pieces, each with how many bytes were read so far.
   * @throws {FaultError} where no further row can be read
   */
  readonly pieces: () => AsyncIterable<{
    readonly rows: readonly FileRow[];
    readonly bytes: number;
  }>;
}
