import { type Static, Type } from 'typebox';
import { PLACES_OF_AUTHORISATION } from '../../domain/rate-books/authorised-in.ts';
import { BookSignature, checkedTable, keptTable, TableHash } from './kept-table.ts';

/** A text that is not empty. */
const name = (description: string) => Type.String({ minLength: 1, description });
const cents = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: `${description}, in cents` });
const closed = { additionalProperties: false };

/** What every levy has. */
const common = {
  id: name('What programs call it: once in the table for the insurers of one place'),
  title: name('What a person reads'),
  source: name('The law it follows'),
  authorisedIn: Type.Optional(
    Type.Enum([...PLACES_OF_AUTHORISATION], {
      description:
        'Which insurers it is on; absent: all: `other-member-state` is one of the European Union but Ireland',
    }),
  ),
};

/** A rate of a levy, from a day on. */
const LevyRate = Type.Object(
  {
    from: Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: 'Its first day of receipt, YYYY-MM-DD: it holds until the next one begins',
    }),
    rate: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Of the net premium, with at most four decimal places: 0.03 is 3 %',
    }),
  },
  closed,
);

/** A levy that is a part of the net premium. */
export const RateLevy = Type.Object(
  {
    ...common,
    kind: Type.Literal('rate', { description: 'A part of the net premium' }),
    rates: Type.Array(LevyRate, {
      minItems: 1,
      description: 'A levy that ends has the rate 0 from then on',
    }),
  },
  { ...closed, description: 'A part of the net premium, by the day of receipt' },
);

/** A levy that is the same on every premium. */
export const FixedLevy = Type.Object(
  {
    ...common,
    kind: Type.Literal('fixed', { description: 'An amount' }),
    cents: cents('The levy'),
    fromNetCents: cents('The least net premium it is on'),
  },
  { ...closed, description: 'The same on every premium' },
);

/** The levies, each with the rates that it had from a day on; dated by receipt of the premium. */
export const LevyTable = Type.Object(
  {
    /** Absent in the first tables. */
    name: Type.Optional(name('What the table is called, as Irish levies 2028')),
    levies: Type.Array(Type.Union([RateLevy, FixedLevy]), {
      description: 'They are charged in this order, each rounded half up to the cent',
    }),
  },
  closed,
);
export type LevyTable = Static<typeof LevyTable>;
export type Levy = LevyTable['levies'][number];

/** What a list says of the content of a levy table. */
const LevyTableSummary = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null where it says none' }),
  levies: Type.Array(Type.String(), { description: 'The title of each' }),
  lastChange: Type.Union([Type.String(), Type.Null()], {
    description:
      'The last day from which a levy has another rate, `YYYY-MM-DD`; null where none has',
  }),
});
export type LevyTableSummary = Static<typeof LevyTableSummary>;

/** A levy table that is kept. */
export const KeptLevyTable = keptTable(LevyTableSummary, 'table');

export type KeptLevyTable = Static<typeof KeptLevyTable>;

/** Every levy table: those that were ever active in that order, then those that were not. */
export const KeptLevyTables = Type.Object({ levyTables: Type.Array(KeptLevyTable) });
export type KeptLevyTables = Static<typeof KeptLevyTables>;

/** The whole of a kept levy table. */
export const LevyTableContent = Type.Object({
  hash: TableHash,
  levyTable: LevyTable,
  signature: Type.Optional(BookSignature),
});
export type LevyTableContent = Static<typeof LevyTableContent>;

/** A levy table after a step of its life, with what the checks find in it now. */
export const CheckedLevyTable = checkedTable(KeptLevyTable);

/** What the checks find in a kept levy table today. */
export const LevyTableCheck = Type.Object({
  hash: TableHash,
  findings: CheckedLevyTable.properties.findings,
});
export type LevyTableCheck = Static<typeof LevyTableCheck>;
