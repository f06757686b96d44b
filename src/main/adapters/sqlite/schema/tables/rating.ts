import type { DatasetKind } from '../../../../../shared/domain/data/dataset.ts';

/** What quotes are rated by, and what is looked up for them. Amounts in cents, times in epoch milliseconds. */
export interface RatingTables {
  rate_book: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
  /** A rate book that was never active. */
  rate_book_draft: {
    hash: string;
    /** JSON. */
    content: string;
    /** Over the other columns. */
    row_hash: string;
  };
  /** Levies with their dates. */
  levy_table: {
    sequence: number | null;
    hash: string;
    /** JSON. */
    content: string;
    activated_at: number;
    row_hash: string;
  };
  /** A levy table that was never active. */
  levy_table_draft: {
    hash: string;
    /** JSON. */
    content: string;
    /** Over the other columns. */
    row_hash: string;
  };
  dataset: { name: string; hash: string; row_hash: string };
  vehicle: {
    vrm: string;
    make: string;
    model: string;
    year: number;
    engine_size: number;
    fuel_type: string;
    /** Over the other columns. */
    row_hash: string;
  };
  address: {
    eircode: string;
    address_line_1: string;
    address_line_2: string;
    town: string;
    county: string;
    country: string;
    /** Over the other columns. */
    row_hash: string;
  };
  imported_dataset: {
    id: number;
    kind: DatasetKind;
    file_name: string;
    /** Of the file. */
    sha256: string;
    row_count: number;
    /** JSON array: the names of the values that each row keeps, in order. */
    fields: string;
    imported_at: number;
    /** 1 or 0: of one that is being written, or removed. */
    in_use: number;
    /** Over the other columns. */
    row_hash: string;
  };
  imported_row: {
    dataset: number;
    /** The mark or the Eircode, normalised. */
    key: string;
    /** JSON array. */
    content: string;
    /** Over the other columns. */
    row_hash: string;
  };
  /** What the columns of a file were read as. */
  column_mapping: {
    kind: DatasetKind;
    /** Of its files, folded, without days and numbers. */
    name: string;
    /** JSON array: the titles, folded and sorted. */
    columns: string;
    file_name: string;
    /** JSON. */
    choices: string;
    used_at: number;
    /** Over the other columns. */
    row_hash: string;
  };
}
