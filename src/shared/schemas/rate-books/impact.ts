import { type Static, Type } from 'typebox';
import { MOST_RISKS, MOST_SEED, SEGMENTS } from '../../domain/rate-books/impact.ts';
import { ratedText } from '../common/remark.ts';
import { Cover } from '../quotes/cover.ts';
import { Explanation } from '../quotes/explanation.ts';
import { IrishDay } from '../quotes/quote-list.ts';
import { BookPair } from './rate-book-diff.ts';

/** A synthetic portfolio: the same seed and size are the same risks on every machine. */
export const Portfolio = Type.Object(
  {
    size: Type.Integer({ minimum: 1, maximum: MOST_RISKS, description: 'How many risks' }),
    seed: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MOST_SEED, description: '2026 unless given' }),
    ),
  },
  { description: 'Invented risks, mixed roughly as on the Irish market' },
);
export type Portfolio = Static<typeof Portfolio>;

/** Whose premiums to measure under two books: those of all kept quotes, of the ones since a day, or of a portfolio. */
export const ImpactRequest = Type.Object({
  ...BookPair.properties,
  since: Type.Optional({
    ...IrishDay,
    description:
      'Only quotes submitted on this Irish day, YYYY-MM-DD, or later; not with a portfolio',
  }),
  portfolio: Type.Optional(Portfolio),
});
export type ImpactRequest = Static<typeof ImpactRequest>;

const Count = (description: string) => Type.Integer({ minimum: 0, description });
const Percent = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const totals = {
  risks: Count('All that were rated'),
  compared: Count('Those that neither book declines: only these have two premiums'),
  changed: Count('Of the compared ones, those whose premium is another'),
  dearer: Count('Of the changed ones'),
  cheaper: Count('Of the changed ones'),
  before: Type.Number({ description: 'Euro: all compared premiums by the first book' }),
  after: Type.Number({ description: 'Euro: the same by the second book' }),
  percent: Percent('Of the sums, to two places; null where nothing was compared'),
  bands: Type.Array(
    Type.Object({
      from: Percent('Null: no bound'),
      to: Percent('Null: no bound'),
      risks: Count('Those whose premium moved by so many percent'),
    }),
    {
      description:
        'The compared ones by the percent that their premium moved: the bound nearer to 0 is outside a band, the other one inside; from 0 to 0 are those that did not move',
    },
  ),
  newlyDeclined: Count('Declined by the second book alone'),
  noLongerDeclined: Count('Declined by the first book alone'),
  newlyReferred: Count('Referred by the second book, and plainly quoted by the first'),
  noLongerReferred: Count('Referred by the first book, and plainly quoted by the second'),
};

/** The sums of some risks, priced by two books. */
export const ImpactTotals = Type.Object(totals);
export type ImpactTotals = Static<typeof ImpactTotals>;

/** One risk whose premium moved far. */
export const Move = Type.Object({
  risk: Type.String({ description: 'The id of the quote; the number of an invented risk' }),
  before: Type.Number({ description: 'Euro' }),
  after: Type.Number({ description: 'Euro' }),
  difference: Type.Number({ description: 'Euro' }),
  percent: Percent('To two places; null where it cost nothing before'),
  cover: Cover,
  age: Type.Optional(Type.Integer({ description: "The policyholder's, in years" })),
  noClaimsYears: Type.Optional(Type.Number()),
  county: Type.Optional(Type.String()),
});
export type Move = Static<typeof Move>;

/** What a second rate book does to the premiums of a first. */
export const ImpactReport = Type.Object({
  from: Explanation.properties.rateBook,
  to: Explanation.properties.rateBook,
  since: Type.Optional(IrishDay),
  portfolio: Type.Optional(Portfolio),
  skipped: Count('Kept quotes that cannot be read: they are not among the risks'),
  total: ImpactTotals,
  segments: Type.Array(
    Type.Object({
      by: Type.Enum([...SEGMENTS]),
      name: Type.String({
        description:
          'Empty: nothing was answered. By outcome, what became of the quote: accepted, lost, refused (by an underwriter), expired or open',
      }),
      ...totals,
    }),
    {
      description:
        'The risks of each kind add up to the total; those of a portfolio have no outcome',
    },
  ),
  rules: Type.Array(
    Type.Object({
      rule: Type.String({ description: 'Of the second book' }),
      message: ratedText({ description: 'A sentence for the broker' }),
      decision: Type.Enum(['decline', 'refer']),
      risks: Count('The newly declined or referred ones for which it holds'),
    }),
    { description: 'Why risks are newly declined or referred, the most frequent first' },
  ),
  dearer: Type.Array(Move, { description: 'The ten premiums that rise most' }),
  cheaper: Type.Array(Move, { description: 'The ten premiums that fall most' }),
});
export type ImpactReport = Static<typeof ImpactReport>;
