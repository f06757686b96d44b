import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Segment } from '../../../../shared/domain/rate-books/impact.ts';
import {
  type ChallengerReport,
  type ChallengerStanding,
  STANDINGS,
} from '../../../../shared/schemas/rate-books/challenger.ts';
import { addOutcomes, type Measurement, noMeasurement, showMeasurement } from '../measurement.ts';
import type { ReportedPrice, SampledRisk } from './store.ts';

/** How many quotes there are, and how many became policies. */
interface Converted {
  quotes: number;
  accepted: number;
}

/** The sums of a report; they do not grow with the number of submissions. */
export interface ChallengerSums {
  readonly measurement: Measurement;
  readonly conversion: Readonly<Record<ChallengerStanding, Converted>>;
}

/** The sums of nothing. */
export function noSums(): ChallengerSums {
  const none = (): Converted => ({ quotes: 0, accepted: 0 });
  return {
    measurement: noMeasurement(),
    conversion: { dearer: none(), same: none(), cheaper: none(), declined: none() },
  };
}

/** The name of the segment of each kind that a submission is in. */
function segmentOf(risk: SampledRisk, scheme: string): (by: Segment) => string {
  const names: Readonly<Record<Segment, string>> = {
    scheme,
    cover: coverTitle[risk.cover],
    age: risk.age,
    noClaims: risk.noClaims,
    county: risk.county,
  };
  return (by) => names[by];
}

/** How a challenger stands to the premium of a quote. */
function standingOf(champion: number, challenger: number | undefined): ChallengerStanding {
  if (challenger === undefined) return 'declined';
  if (challenger === champion) return 'same';
  return challenger > champion ? 'dearer' : 'cheaper';
}

/** Adds a submission to the sums. @param scheme the name of its scheme */
export function addPrice(sums: ChallengerSums, price: ReportedPrice, scheme: string): void {
  const { id, risk, champion, challenger, isAccepted } = price;
  if (!risk || !challenger) {
    sums.measurement.skipped += 1;
    return;
  }
  const outcomes = { earlier: { ...champion, reasons: [] }, later: challenger };
  const inputs = { cover: risk.cover };
  addOutcomes(sums.measurement, outcomes, { id, inputs, segmentOf: segmentOf(risk, scheme) });
  // A risk that was declined could not become a policy.
  if (champion.cents === undefined) return;
  const converted = sums.conversion[standingOf(champion.cents, challenger.cents)];
  converted.quotes += 1;
  if (isAccepted) converted.accepted += 1;
}

/** The sums as a report shows them. */
export function showSums({ measurement, conversion }: ChallengerSums) {
  return {
    ...showMeasurement(measurement),
    conversion: STANDINGS.map((standing) => {
      const { quotes, accepted } = conversion[standing];
      const percent = quotes === 0 ? null : Math.round((10_000 * accepted) / quotes) / 100;
      return { standing, quotes, accepted, percent };
    }),
  } satisfies Partial<ChallengerReport>;
}
