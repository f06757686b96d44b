import { type Static, Type } from 'typebox';
import { Cover } from '../quotes/cover.ts';
import { LostReason, Outcome } from '../quotes/lost.ts';
import { IrishDay, QuoteLine, Source, Total } from '../quotes/quote-list.ts';
import { Scheme } from '../quotes/scheme.ts';

/** The longest period of a dashboard, in days. */
export const MOST_DAYS = 400;

/** Two Irish days, both included. */
export const DashboardQuery = Type.Object({ from: IrishDay, to: IrishDay });
export type DashboardQuery = Static<typeof DashboardQuery>;

const Euro = Type.Number({ description: 'Euro, levies and fee included' });

const Figures = {
  quotes: Type.Integer({ description: 'Made in this time' }),
  converted: Type.Integer({ description: 'How many of these are accepted by now' }),
  premium: Euro,
  acceptances: Type.Integer({ description: 'In this time, of quotes of whatever day' }),
  acceptedPremium: Euro,
};

export const DayFigures = Type.Object({ day: Type.String(), ...Figures });
export type DayFigures = Static<typeof DayFigures>;

const Period = Type.Object({
  from: Type.String(),
  to: Type.String(),
  ...Figures,
  averagePremium: Type.Union([Type.Number(), Type.Null()], {
    description: 'Of the quotes made, euro to the cent; null where there is none',
  }),
  conversion: Type.Union([Type.Number(), Type.Null()], {
    description: 'Share of the quotes made that are accepted by now, 0 to 1; null without quotes',
  }),
});
export type Period = Static<typeof Period>;

/** How many quotes of a cover, a source and a scheme came to what. */
const OutcomeFigures = Type.Object({
  cover: Cover,
  source: Source,
  scheme: Type.Optional(
    Type.String({ description: 'Its id; absent where the rate book is not there' }),
  ),
  outcome: Outcome,
  lostReason: Type.Optional(LostReason),
  quotes: Type.Integer({ description: 'Made in this time' }),
});
export type OutcomeFigures = Static<typeof OutcomeFigures>;

export const Dashboard = Type.Object({
  today: Type.String({ description: 'The Irish day' }),
  hasQuotes: Type.Boolean({ description: 'Whether a quote was ever made here' }),
  days: Type.Array(DayFigures, { description: 'Every day of the period' }),
  period: Period,
  /** As many days, just before. */
  before: Period,
  covers: Type.Array(Type.Object({ cover: Cover, ...Figures })),
  outcomes: Type.Object({
    sums: Type.Array(OutcomeFigures, { description: 'Together, the quotes of the period' }),
    sources: Type.Array(
      Type.Object({
        source: Source,
        name: Type.Optional(Type.String({ description: 'Of the client; absent for desk' })),
      }),
    ),
    schemes: Type.Array(Scheme, { description: 'Those that the sums name' }),
  }),
  expiring: Type.Object({
    today: Type.Integer(),
    week: Type.Integer({ description: 'Today and the six days behind it' }),
    next: Type.Array(QuoteLine, { description: 'The ten that expire next' }),
  }),
  unexplained: Type.Object(
    {
      from: Type.String({ description: 'The first Irish day of expiry' }),
      to: Type.String({ description: 'Today' }),
      ...Total,
      quotes: Type.Array(QuoteLine, { description: 'The ten that expired last' }),
    },
    { description: 'Expired quotes that are not refused, marked as lost or quoted again' },
  ),
});
export type Dashboard = Static<typeof Dashboard>;
