import { type Static, Type } from 'typebox';
import { IrishDay } from '../quotes/quote-list.ts';
import { ImpactReport } from './impact.ts';
import { TableQuery, TrialEnd } from './kept-table.ts';
import { ApproveRequest } from './table-life.ts';

/** That an approved rate book also prices what is submitted to its scheme. */
export const StartChallengerRequest = Type.Object(ApproveRequest.properties);
export type StartChallengerRequest = Static<typeof StartChallengerRequest>;

/** That it does so no more. */
export const EndChallengerRequest = Type.Object(ApproveRequest.properties);
export type EndChallengerRequest = Static<typeof EndChallengerRequest>;

/** Which submissions a report is about; all of the last trial, unless days are given. */
export const ChallengerQuery = Type.Object({
  hash: TableQuery.properties.hash,
  from: Type.Optional(IrishDay),
  to: Type.Optional(IrishDay),
});
export type ChallengerQuery = Static<typeof ChallengerQuery>;

/** How the challenger stands to the premium of a quote. */
export const STANDINGS = ['dearer', 'same', 'cheaper', 'declined'] as const;
export type ChallengerStanding = (typeof STANDINGS)[number];

/** How many quotes became policies, by what the challenger makes of them. */
const Conversion = Type.Object({
  standing: Type.Enum([...STANDINGS], {
    description: 'What the challenger is next to the premium of the quote',
  }),
  quotes: Type.Integer({ minimum: 0 }),
  accepted: Type.Integer({ minimum: 0, description: 'Those that became policies' }),
  percent: Type.Union([Type.Number(), Type.Null()], {
    description: 'Accepted, of these quotes, to two places; null where there are none',
  }),
});

const { portfolio: _, ...impact } = ImpactReport.properties;
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** What a challenger makes of what was submitted to its scheme: the shape of an impact report. */
export const ChallengerReport = Type.Object({
  ...impact,
  skipped: Type.Integer({
    minimum: 0,
    description: 'Submissions that the challenger could not price: they are not among the risks',
  }),
  startedAt: Moment,
  endedAt: Type.Union([Moment, Type.Null()], { description: 'Null while the trial runs' }),
  because: Type.Optional(TrialEnd),
  conversion: Type.Array(Conversion, { description: 'Each standing once' }),
});
export type ChallengerReport = Static<typeof ChallengerReport>;
