import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import {
  DRIVER_INPUTS,
  NUMBER_INPUTS,
  TEXT_INPUTS,
} from '../../../../shared/domain/quotes/rating-inputs.ts';
import type { Column } from './table.ts';

const column = (title: string, path: string, codec: Column['codec'] = 'text'): Column => ({
  title,
  path,
  codec,
});
const needed = (title: string, path: string, codec: Column['codec'] = 'text'): Column => ({
  ...column(title, path, codec),
  isNeeded: true,
});

/** The sheets that hold a list of the book, a row for each item. */
export const LISTS = {
  products: {
    sheet: 'Products',
    columns: [
      needed('Id', 'id'),
      needed('Name', 'name'),
      needed('Description', 'description'),
      column('Cover', 'cover'),
    ],
  },
  'periods.scale': {
    sheet: 'Periods',
    columns: [needed('Up to days', 'upToDays', 'number'), needed('Share', 'share', 'number')],
  },
  limits: {
    sheet: 'Limits',
    columns: [
      needed('Id', 'id'),
      needed('Title', 'title'),
      column('Covers', 'covers', 'list'),
      column('Tables', 'factors', 'list'),
      column('Least', 'least', 'number'),
      column('Most', 'most', 'number'),
      column('Takes off at most', 'mostTakenCents', 'euro'),
      column('Adds at most', 'mostAddedCents', 'euro'),
    ],
  },
  fees: {
    sheet: 'Fees',
    columns: [
      needed('Id', 'id'),
      needed('Title', 'title'),
      needed('Whose', 'owner'),
      column('Amount', 'cents', 'euro'),
      column('Share', 'share', 'number'),
      column('Of', 'of'),
      column('Least', 'leastCents', 'euro'),
      column('Most', 'mostCents', 'euro'),
    ],
  },
  instalmentPlans: {
    sheet: 'Instalment plans',
    columns: [
      needed('Id', 'id'),
      needed('Title', 'title'),
      column('Deposit share', 'depositShare', 'number'),
      column('Deposit', 'depositCents', 'euro'),
      needed('Instalments', 'number', 'number'),
      column('Charge share', 'chargeShare', 'number'),
      column('Charge', 'chargeCents', 'euro'),
      needed('Round', 'round'),
    ],
  },
  underwriting: {
    sheet: 'Underwriting',
    columns: [
      needed('Id', 'id'),
      needed('Decision', 'decision'),
      column('Match', 'match'),
      needed('Input', 'input'),
      needed('Below', 'below', 'number'),
      needed('Above', 'above', 'number'),
      needed('Table', 'factor'),
      needed('Row', 'row'),
      needed('Reason', 'reason'),
    ],
  },
} as const satisfies Record<string, { sheet: string; columns: readonly Column[] }>;

/** The lists that a book may be without. */
export const OPTIONAL_LISTS = [
  'limits',
  'fees',
  'instalmentPlans',
] as const satisfies readonly (keyof typeof LISTS)[];

/** The sheet of optional covers: a row for each level. */
export const ADD_ONS_SHEET = 'Add-ons';

export const ADD_ON_COLUMNS: readonly Column[] = [
  needed('Id', 'id'),
  needed('Title', 'title'),
  needed('Level', 'level.level'),
  needed('Level title', 'level.title'),
  needed('Net premium', 'level.netCents', 'euro'),
];

const inputColumns = (prefix: string, isOne: (input: string) => boolean): Column[] => [
  ...TEXT_INPUTS.filter(isOne).map((input) => column(input, `${prefix}${input}`)),
  ...NUMBER_INPUTS.filter(isOne).map((input) => column(input, `${prefix}${input}`, 'number')),
];

export const EXAMPLES = 'Examples';

/** A worked example; the named drivers of it have a sheet of their own. */
export const EXAMPLE_COLUMNS: readonly Column[] = [
  needed('Title', 'title'),
  needed('Received on', 'receivedOn', 'day'),
  needed('Basis', 'basis'),
  needed('Net premium', 'expect.netCents', 'euro'),
  needed('Gross premium', 'expect.grossCents', 'euro'),
  needed('Policy fee', 'expect.feeCents', 'euro'),
  needed('Premium', 'expect.premiumCents', 'euro'),
  needed('cover', 'inputs.cover'),
  ...inputColumns('inputs.', () => true),
  ...ADD_ONS.map((id) => column(`Add-on: ${id}`, `addOns.${id}`)),
];

export const DRIVERS = 'Example drivers';

/** A named driver of an example, which its title names. */
export const DRIVER_COLUMNS: readonly Column[] = [
  needed('Example', 'example'),
  needed('driver', 'own.driver', 'number'),
  column('mainDriver', 'own.mainDriver', 'flag'),
  ...inputColumns('own.', (input) => DRIVER_INPUTS.some((one) => one === input)),
];
