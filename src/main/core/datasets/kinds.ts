import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import { squash } from '../../../shared/domain/fold.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { ROUTING_KEYS } from '../../../shared/domain/routing-keys.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import type { ColumnChoice } from '../../../shared/schemas/data/column-mapping.ts';
import { type Cell, type Column, readText } from './column.ts';
import { customers } from './customers.ts';
import { type Columns, type Header, readHeader } from './header.ts';
import type { Kind, PersonalRow, Refusal } from './kind.ts';
import { readEircode } from './marks.ts';
import { vehicles } from './vehicles.ts';

const COUNTIES = new Map(ROUTING_KEYS.map(({ county }) => [squash(county), county]));

/** What may stand before or behind the name of a county. */
const AROUND_COUNTY =
  /^(?:co\b\.?|county|contae)\s*|\s+(?:county|city)(?:\s+council)?$|\s+\d{1,2}w?$/gi;

/** The county by its name in English, as rate books have it. */
function readCounty(text: string): Cell<string> {
  const county = COUNTIES.get(squash(text.replace(AROUND_COUNTY, '')));
  return county === undefined
    ? { fault: message('countyUnknown', { county: shortly(text) }) }
    : { value: county };
}

/** A register of addresses, by their Eircodes. */
const addresses: Kind<Address> = {
  key: 'eircode',
  columns: {
    eircode: {
      names: ['Eircode', 'Post code', 'Postal code', 'Éirchód'],
      read: readEircode,
    },
    addressLine1: {
      names: [
        'Address line 1',
        'Address 1',
        'Line 1',
        'Addr 1',
        'Address',
        'Street',
        'Seoladh 1',
        'Seoladh',
        'Líne 1',
      ],
      read: readText,
    },
    addressLine2: {
      names: ['Address line 2', 'Address 2', 'Line 2', 'Addr 2', 'Seoladh 2', 'Líne 2'],
      read: readText,
      empty: '',
    },
    town: {
      names: ['Town', 'Post town', 'City', 'Town/City', 'Locality', 'Baile'],
      read: readText,
    },
    county: { names: ['County', 'Co', 'Contae'], read: readCounty },
    country: { names: ['Country', 'Tír'], read: readText, empty: 'Ireland' },
  },
};

/** A row of a file as it is kept, with the fields that it lost, or why it is refused. */
export type ReadRow =
  | { readonly kept: PersonalRow; readonly lost: readonly Refusal[] }
  | { readonly refused: Refusal };

function readCell<T>({ read, empty }: Column<T>, text: string, today: string): Cell<T> {
  if (text !== '') return read(text, today);
  return empty === undefined ? { fault: message('cellEmpty') } : { value: empty };
}

/**
 * Prepares the reading of rows of a file with a certain first line.
 * @param today the Irish day, `YYYY-MM-DD`
 */
function rowReader<Row>(kind: Kind<Row>, { places }: Header, today: string) {
  const { key, columns, check, complete = (row) => row, isTakenInPart = false } = kind;
  const { nameOf = (row) => String(row[key]), personOf } = kind;
  const fields = places.map(({ field, place }) => ({
    field,
    place,
    // The header was made from these columns.
    column: columns[field as keyof Row & string] as Column<Row[keyof Row & string]>,
  }));
  return (cells: readonly string[]): ReadRow => {
    const row: Partial<Row> = {};
    const lost: Refusal[] = [];
    for (const { field, place, column } of fields) {
      const cell = readCell(column, cells[place]?.trim() ?? '', today);
      if ('fault' in cell) {
        const fault = { field, reason: cell.fault };
        const { empty } = column;
        if (!isTakenInPart || empty === undefined) return { refused: fault };
        lost.push(fault);
        row[field as keyof Row & string] = empty;
      } else row[field as keyof Row & string] = cell.value;
    }
    // Every field was read.
    const whole = complete(row as Row);
    const refused = check?.(whole);
    if (refused) return { refused };
    const values = fields.map(({ field }) => whole[field as keyof Row & string]);
    const kept = { key: nameOf(whole), content: JSON.stringify(values) };
    return { kept: personOf ? { ...kept, person: personOf(whole) } : kept, lost };
  };
}

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
