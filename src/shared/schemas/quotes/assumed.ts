import { type Static, Type } from 'typebox';
import { type FieldPath, fieldPaths } from '../../domain/quote-fields/quote-fields.ts';
import type { ListPath } from '../../domain/quote-fields/quote-lists.ts';
import { ratedText } from '../common/remark.ts';

/** What answers a question: a field, a list, or a field of an item, as `Drivers/Driver[2]/LicenceType`. */
export type AnswerPath = FieldPath | ListPath | `${ListPath}[${number}]/${string}`;

const Path = Type.Unsafe<FieldPath>(
  Type.Enum(fieldPaths, { description: 'The element of the quote document' }),
);

/** An answer that the rate book assumed, because none was given, or none that it knows. */
export const Assumed = Type.Object({
  path: Type.Unsafe<AnswerPath>(
    Type.String({
      description:
        'The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType',
    }),
  ),
  title: Type.String({ description: 'What the rate book calls the question' }),
  value: ratedText({ description: 'What the answer counts as, in words' }),
  given: Type.Optional(Type.String({ description: 'The word that the rate book does not know' })),
  effect: Type.Number({
    description:
      'Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside',
  }),
});
export type Assumed = Static<typeof Assumed>;

/** The answers that the customer still has to confirm. */
export const ToConfirm = Type.Array(Path, {
  maxItems: fieldPaths.length,
  description:
    'The elements whose answers the customer has not confirmed; one that is left out counts as the typical answer of the rate book',
});

/** A fact that should be known before cover begins, and is not. */
export const UnknownFact = Type.Object({
  path: Path,
  value: Type.Optional(
    ratedText({ description: 'What it counts as in the premium; absent where it has no part' }),
  ),
  toConfirm: Type.Optional(
    Type.Literal(true, {
      description: 'The value is an answer that was given, and the customer has not confirmed it',
    }),
  ),
});
export type UnknownFact = Static<typeof UnknownFact>;
