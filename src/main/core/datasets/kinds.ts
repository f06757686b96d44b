import type { DatasetKind } from '../../../shared/schemas/dataset.ts';
import { addresses } from './addresses.ts';
import { type Header, readHeader } from './header.ts';
import type { Kind } from './kind.ts';
import { type ReadRow, rowReader } from './read-row.ts';
import { vehicles } from './vehicles.ts';

/** A kind of dataset, whatever its rows are. */
export interface AnyKind {
  /** The field that names a row. */
  readonly key: string;
  /** The fields of a row in the order in which it keeps their values. */
  readonly fields: readonly string[];
  readonly readHeader: (cells: readonly string[]) => ReturnType<typeof readHeader>;
  readonly rowReader: (header: Header) => (cells: readonly string[]) => ReadRow;
}

function anyKind<Row>(kind: Kind<Row>): AnyKind {
  return {
    key: kind.key,
    fields: Object.keys(kind.columns),
    readHeader: (cells) => readHeader(kind.columns, cells),
    rowReader: (header) => rowReader(kind, header),
  };
}

/** Every kind of dataset that can be imported. */
export const KINDS: Readonly<Record<DatasetKind, AnyKind>> = {
  vehicles: anyKind(vehicles),
  addresses: anyKind(addresses),
};
