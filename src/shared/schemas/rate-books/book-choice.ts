import { type Static, Type } from 'typebox';
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
