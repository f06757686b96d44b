import { type Static, Type } from 'typebox';
import { HistoryHead } from './history.ts';

/** Which quotes to calculate again: one, or all where none is named. */
export const ReplayRequest = Type.Object({
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});

/** What follows from the history of a quote and is held against it. */
export const COLUMNS = [
  'status',
  'createdAt',
  'expiresAt',
  'registrationNumber',
  'premium',
  'transactions',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A transaction of a policy whose amounts are others when they are calculated again, in euro. */
const DifferingTransaction = Type.Object({
  number: Type.Integer(),
  kept: Type.Number(),
  replayed: Type.Number({ description: '0 where it could not be calculated' }),
});
export type DifferingTransaction = Static<typeof DifferingTransaction>;

/** A quote that is not as its history says. Amounts in euro. */
const Difference = Type.Object({
  quoteId: Type.String(),
  kept: Type.Number(),
  replayed: Type.Number({ description: '0 where it could not be calculated' }),
  columns: Type.Array(Type.Enum([...COLUMNS]), { description: 'What differs, by name' }),
  transactions: Type.Optional(Type.Array(DifferingTransaction)),
  rules: Type.Optional(
    Type.Object(
      { kept: Type.Array(Type.String()), replayed: Type.Array(Type.String()) },
      { description: 'Where other rules of underwriting hold now: those of then, and now' },
    ),
  ),
});
export type Difference = Static<typeof Difference>;

/** What is wrong with a quote as a whole. */
export const ROW_PROBLEMS = ['missing', 'unreadable', 'withoutHistory'] as const;

/** A quote that is not there, or that nothing made. */
const RowProblem = Type.Object({
  quoteId: Type.String(),
  problem: Type.Enum([...ROW_PROBLEMS], {
    description:
      '`missing`: the history has it, and the quotes do not; `unreadable`: an event of it is not what was appended; `withoutHistory`: no submission made it',
  }),
});
export type RowProblem = Static<typeof RowProblem>;

/** What calculating again found. */
export const ReplayReport = Type.Object({
  replayed: Type.Integer(),
  erased: Type.Integer({
    description: 'How many of them are erased: of these only what is left was compared',
  }),
  differing: Type.Array(Difference),
  rows: Type.Array(RowProblem, { description: 'Quotes that are missing, or should not be there' }),
  chain: Type.Object({
    events: Type.Integer(),
    broken: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The sequence number of the first event that does not fit',
    }),
  }),
  head: HistoryHead,
});
export type ReplayReport = Static<typeof ReplayReport>;
