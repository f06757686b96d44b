import { type Static, Type } from 'typebox';
import { type FieldPath, fieldPaths } from '../../domain/quote-fields/quote-fields.ts';
import { PreviewRequest } from './preview.ts';
import { Scheme } from './scheme.ts';

const { document, product, excess, addOns, discount, toConfirm } = PreviewRequest.properties;

/** A quote document as far as it is filled in, with what was chosen next to it. */
export const OpenQuestionsRequest = Type.Object({
  document,
  product,
  excess,
  addOns,
  discount,
  toConfirm,
});
export type OpenQuestionsRequest = Static<typeof OpenQuestionsRequest>;

/** What the answers to a question that is still open could do. */
export const OpenQuestion = Type.Object({
  path: Type.Unsafe<FieldPath>(
    Type.Enum(fieldPaths, { description: 'The element of the quote document that answers it' }),
  ),
  least: Type.Number({
    description:
      'Euro: what the cheapest of its usual answers changes of the total premium, 0 or less; of a number, the typical answer and those next to what is assumed',
  }),
  most: Type.Number({ description: 'Euro: what the dearest of them changes, 0 or more' }),
  decision: Type.Optional(
    Type.Enum(['refer', 'decline'], { description: 'What an answer can lead to' }),
  ),
  scheme: Type.Optional({
    ...Scheme,
    description: 'Which scheme asks it, where that of the quote does not',
  }),
});
export type OpenQuestion = Static<typeof OpenQuestion>;

/** What the schemes that offer still ask, the largest effect on the premium first. */
export const OpenQuestions = Type.Object({
  questions: Type.Optional(
    Type.Array(OpenQuestion, { description: 'Absent while nothing can be priced' }),
  ),
});
export type OpenQuestions = Static<typeof OpenQuestions>;
