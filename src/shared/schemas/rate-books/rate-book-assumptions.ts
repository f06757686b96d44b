import { type Static, type TSchema, Type } from 'typebox';
import { type FieldPath, fieldPaths } from '../../domain/quote-fields/quote-fields.ts';

const closed = { additionalProperties: false };

/**
 * On which of a rate book's assumptions a price rests: a quick price on the typical ones, a full
 * quote on the cautious ones.
 */
export type Basis = 'typical' | 'cautious';

/** What an answer that is not given counts as; the first books have one value for both bases. */
export const assumptionOf = <T extends TSchema>(value: T) =>
  Type.Union([value, Type.Object({ typical: value, cautious: value }, closed)]);

/** The value of an assumption on a basis. */
export function assumedOn<T extends string | number>(
  assume: T | { readonly typical: T; readonly cautious: T },
  basis: Basis,
): T {
  return typeof assume === 'object' ? assume[basis] : assume;
}

const decided = <Word extends string>(word: Word, description: string) =>
  Type.Literal(word, { description });
const row = Type.String({ minLength: 1, description: 'The row that it is rated as' });
const reason = Type.String({ minLength: 1, description: 'A sentence for the broker' });

/**
 * What a word does that no row of a table knows: it is rated as a row, with a warning, or it also
 * refers the risk, or it declines it. Where any other word is an answer too, as of a free text, it is
 * accepted as a row.
 */
export const UnknownWord = Type.Union([
  Type.Object({ decision: decided('assume', 'Rated with a warning'), row }, closed),
  Type.Object(
    { decision: decided('accept', 'Rated as an answer, as of a free text'), row },
    closed,
  ),
  Type.Object(
    { decision: decided('refer', 'Rated, and referred to an underwriter'), row, reason },
    closed,
  ),
  Type.Object({ decision: decided('decline', 'Not accepted'), reason }, closed),
]);
export type UnknownWord = Static<typeof UnknownWord>;

/** The facts that must be known before cover begins, or confirmed by the person who sells it. */
export const BeforeCover = Type.Object(
  {
    facts: Type.Array(Type.Unsafe<FieldPath>(Type.Enum(fieldPaths)), {
      description: 'Elements of the quote document, as Customer/LicenceType',
    }),
    where: Type.Enum(['desk', 'everywhere'], {
      description: 'At the desk alone, or for API clients too, who get warnings otherwise',
    }),
  },
  {
    ...closed,
    description: 'What must be known before cover begins, or confirmed by the person who sells it',
  },
);
export type BeforeCover = Static<typeof BeforeCover>;
