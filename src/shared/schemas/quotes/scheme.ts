import { type Static, Type } from 'typebox';
import { PLACES_OF_AUTHORISATION } from '../../domain/rate-books/authorised-in.ts';
import { Cover } from './cover.ts';

const id = (description: string) =>
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60, description });
const closed = { additionalProperties: false };

export const AuthorisedIn = (description: string) =>
  Type.Enum([...PLACES_OF_AUTHORISATION], {
    description: `${description}: \`other-member-state\` is one of the European Union but Ireland`,
  });

const names = {
  id: id('What programs call it'),
  name: Type.String({ minLength: 1, description: 'What a person reads' }),
  line: id('The line of business, as private-motor'),
};

/** What the editions of a rate book have in common: the scheme of an insurer that they price. */
export const BookScheme = Type.Object(
  {
    ...names,
    authorisedIn: Type.Optional(
      AuthorisedIn('Where its insurer is authorised, which decides the levies; absent: ireland'),
    ),
  },
  { ...closed, description: 'The scheme that the book prices; absent: the default scheme' },
);
export type BookScheme = Static<typeof BookScheme>;

/** What stands in place of what the first rate books do not say. */
export const DefaultScheme = Type.Object(
  {
    ...names,
    productCovers: Type.Record(Type.String(), Cover, {
      description: 'The cover of each of its products, by the id of the product',
    }),
  },
  closed,
);
export type DefaultScheme = Static<typeof DefaultScheme>;

/** A scheme as answers show it. */
export const Scheme = Type.Object({
  id: Type.String(),
  name: Type.String(),
  insurer: Type.String({ description: 'Whose policy it is' }),
  line: Type.String({ description: 'Of business, as private-motor' }),
});
export type Scheme = Static<typeof Scheme>;
