import { type Static, Type } from 'typebox';
import { AVERAGES, MOST_CALIBRATED } from '../../domain/rate-books/impact.ts';
import { Explanation } from '../quotes/explanation.ts';
import { BookChoice } from './book-choice.ts';
import { Portfolio } from './impact.ts';
import { TableFinding } from './kept-table.ts';
import { RateBook } from './rate-book.ts';

/** A wanted average premium, for which a base is to be found. */
export const CalibrationRequest = Type.Object({
  book: BookChoice,
  average: Type.Number({
    exclusiveMinimum: 0,
    maximum: 1_000_000,
    description: 'The wanted average premium of the portfolio, in euro',
  }),
  of: Type.Optional(
    Type.Enum([...AVERAGES], {
      description:
        '`written`: before levies and fee; `paid`, as where absent: with levies of today and the fee',
    }),
  ),
  portfolio: Type.Optional(
    Type.Object({
      size: Type.Integer({ minimum: 1, maximum: MOST_CALIBRATED, description: 'How many risks' }),
      seed: Portfolio.properties.seed,
    }),
  ),
});
export type CalibrationRequest = Static<typeof CalibrationRequest>;

/** A rate book with the base that comes nearest to the wanted average. */
export const Calibration = Type.Object({
  book: Explanation.properties.rateBook,
  of: Type.Enum([...AVERAGES]),
  portfolio: Portfolio,
  declined: Type.Integer({ description: 'Risks that the book declines: they have no premium' }),
  wanted: Type.Number({ description: 'Euro' }),
  before: Type.Number({ description: 'The average with the base as it was, in euro' }),
  reached: Type.Number({ description: 'The average with the new base, in euro' }),
  base: Type.Object(
    {
      before: RateBook.properties.base.properties.cents,
      after: RateBook.properties.base.properties.cents,
    },
    { description: 'Whole cents by cover, in the same ratio' },
  ),
  atMinimum: Type.Integer({ description: 'Risks that pay the minimum premium with the new base' }),
  examples: Type.Integer({
    description: 'Worked examples that no longer hold and need a premium worked out again',
  }),
  faults: Type.Integer({
    description:
      'Other faults that keep the draft from use, as where its dearest risk passes the largest premium',
  }),
  findings: Type.Array(TableFinding, { description: 'Those other faults, each with its place' }),
  rateBook: Type.Unsafe<RateBook>(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'The whole book with the new base, as a draft of another version',
    }),
  ),
});
export type Calibration = Static<typeof Calibration>;
