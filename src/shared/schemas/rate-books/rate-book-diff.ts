import { type Static, Type } from 'typebox';
import { Explanation } from '../quotes/explanation.ts';
import { TableQuery } from './kept-table.ts';

/** Which rate book is meant: one way of naming it, or none for the one of the default scheme in force today. */
export const BookChoice = Type.Object(
  {
    hash: Type.Optional(TableQuery.properties.hash),
    scheme: Type.Optional(
      Type.String({ minLength: 1, description: 'The id of a scheme: its book in force today' }),
    ),
    rateBook: Type.Optional(
      Type.Unknown({
        description:
          'The whole of a rate book, which need not be kept here; it may not have a fault',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'By one of these alone; none: the book of the default scheme that is in force today',
  },
);
export type BookChoice = Static<typeof BookChoice>;

/** Two rate books to compare: what changes from the first to the second. */
export const BookPair = Type.Object({
  from: BookChoice,
  to: BookChoice,
});
export type BookPair = Static<typeof BookPair>;

/** One thing in which two rate books differ. */
export const BookChange = Type.Object({
  kind: Type.Enum(['added', 'removed', 'changed', 'moved'], {
    description: '`moved`: it stands before or behind others that it did not',
  }),
  path: Type.String({
    description:
      'Where it stands in the second book, or of what was removed, in the first: `factors[2].rows[1]`',
  }),
  table: Type.Optional(
    Type.Object(
      { id: Type.String(), title: Type.String() },
      { description: 'The factor, where it is in one' },
    ),
  ),
  row: Type.Optional(
    Type.String({
      description:
        'The name of a row of words; the bound of a band or a point; of a rule its reason; of a product, an optional cover, its level or an example what it is called',
    }),
  ),
  from: Type.Optional(
    Type.Unknown({ description: 'As it was; where it moved, its place, counted from 1' }),
  ),
  to: Type.Optional(
    Type.Unknown({ description: 'As it is; where it moved, its place, counted from 1' }),
  ),
});
export type BookChange = Static<typeof BookChange>;

/** What changes from a rate book to another. */
export const RateBookDiff = Type.Object({
  from: Explanation.properties.rateBook,
  to: Explanation.properties.rateBook,
  changes: Type.Array(BookChange, { description: 'In the order of the books; empty: the same' }),
});
export type RateBookDiff = Static<typeof RateBookDiff>;
