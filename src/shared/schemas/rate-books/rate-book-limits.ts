import { type Static, Type } from 'typebox';
import { Cover } from '../quotes/cover.ts';
import { cents, closed, name, Relativity } from './rate-book-values.ts';

/**
 * A cap or a floor of what some factors that follow one another do together to the premium, or of what
 * all of them do. A floor goes before a cap.
 */
export const Limit = Type.Object(
  {
    id: name('What the limit is called, once in the book'),
    title: name('What a person reads'),
    covers: Type.Optional(Type.Array(Cover, { minItems: 1, description: 'Absent: every cover' })),
    factors: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        minItems: 1,
        description: 'The ids of factors that follow one another; absent: every factor',
      }),
    ),
    least: Type.Optional(
      Type.Number({
        ...Relativity,
        description: 'The least of what was there before them that they leave, as 0.6',
      }),
    ),
    most: Type.Optional(
      Type.Number({
        ...Relativity,
        description: 'The most of what was there before them that they lead to, as 1.5',
      }),
    ),
    mostTakenCents: Type.Optional(cents('The most that they take off')),
    mostAddedCents: Type.Optional(cents('The most that they add')),
  },
  { ...closed, description: 'A cap or a floor of what some factors, or all, do together' },
);
export type Limit = Static<typeof Limit>;
