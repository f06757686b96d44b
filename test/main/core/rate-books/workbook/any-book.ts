import fc from 'fast-check';
import { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { fromSchema } from '../../../../support/openapi/from-schema.ts';

/** Whether an add-on is told from the one before it, so that their levels stay apart. */
const isApart = ({ addOns }: RateBook) =>
  addOns.every(({ id, title }, i) => {
    const before = addOns[i - 1];
    return before?.id !== id || before.title !== title;
  });

/** Whether a title says which example the drivers are of. */
const isTitled = ({ examples }: RateBook) =>
  new Set(examples.map(({ title }) => title)).size === examples.length;

/** Whether an id says which rule the conditions are of. */
const isRuled = ({ underwriting }: RateBook) =>
  new Set(underwriting.map(({ id }) => id)).size === underwriting.length;

/**
 * Any rate book by its schema, however senseless, but for what a workbook can't tell apart: an add-on,
 * an example or a rule a second time, which the checks refuse or no one needs.
 */
export const anyBook: fc.Arbitrary<RateBook> = fc
  .noShrink(fromSchema(RateBook))
  .filter((book) => isApart(book) && isTitled(book) && isRuled(book));
