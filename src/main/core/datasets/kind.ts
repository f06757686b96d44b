import type { Message } from '../../../shared/domain/messages/message.ts';
import type { Column } from './column.ts';

/** Why a row is refused, and the field that it is about. */
export interface Refusal {
  readonly field: string;
  readonly reason: Message;
}

/** A kind of dataset: its columns, and which of them names a row. */
export interface Kind<Row> {
  /** The column that is said where a row stands in a file twice. */
  readonly key: keyof Row & string;
  /** What names a row, where that is not the value of the key alone. */
  readonly nameOf?: (row: Row) => string;
  /** The key of the customer whom a row is about, as quotes name one. */
  readonly personOf?: (row: Row) => string;
  /** In the order in which a row keeps its values. */
  readonly columns: { readonly [F in keyof Row & string]: Column<Row[F]> };
  /** Takes a value apart that stands for several. */
  readonly complete?: (row: Row) => Row;
  /** Whether a row is taken without an optional field that can not be read. */
  readonly isTakenInPart?: true;
  /** Holds the values of a row against each other. */
  readonly check?: (row: Row) => Refusal | undefined;
}

/** A row as it is kept: what names it, and its values in the order of the columns as JSON. */
export interface KeptRow {
  readonly key: string;
  readonly content: string;
}

/** A row on its way, with the key of the customer whom it is about. */
export interface PersonalRow extends KeptRow {
  readonly person?: string;
}
