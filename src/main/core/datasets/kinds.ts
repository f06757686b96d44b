import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import type { ColumnChoice } from '../../../shared/schemas/data/column-mapping.ts';
import { addresses } from './addresses.ts';
import { customers } from './customers.ts';
import { type Columns, type Header, readHeader } from './header.ts';
import type { Kind } from './kind.ts';
import { type ReadRow, rowReader } from './read-row.ts';
import { vehicles } from './vehicles.ts';

/** A kind of dataset, whatever its rows are. */
export interface AnyKind {
  /** The field that names a row. */
  readonly key: string;
  /** The fields of a row in the order in which it keeps their values. */
  readonly fields: readonly string[];
  readonly columns: Columns;
  readonly readHeader: (
    cells: readonly string[],
    choices?: readonly ColumnChoice[],
  ) => ReturnType<typeof readHeader>;
  /** @param today the Irish day, `YYYY-MM-DD` */
  readonly rowReader: (header: Header, today: string) => (cells: readonly string[]) => ReadRow;
}

function anyKind<Row>(kind: Kind<Row>): AnyKind {
  return {
    key: kind.key,
    fields: Object.keys(kind.columns),
    columns: kind.columns,
    readHeader: (cells, choices) => readHeader(kind.columns, cells, choices),
    rowReader: (header, today) => rowReader(kind, header, today),
  };
}

/** Every kind of dataset that can be imported. */
export const KINDS: Readonly<Record<DatasetKind, AnyKind>> = {
  vehicles: anyKind(vehicles),
  addresses: anyKind(addresses),
  customers: anyKind(customers),
};
