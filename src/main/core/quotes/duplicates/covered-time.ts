import { irishTime } from '../../../../shared/domain/moment.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import { coveredPeriod, type Dates, periodOf } from '../period/period.ts';
import { inceptionDay } from '../price/inputs.ts';

/** From when until when a car is covered, to the minute, in Irish time: `YYYY-MM-DDTHH:MM`. */
export interface CoveredTime {
  readonly from: string;
  /** The end of the last day, which begins no other. */
  readonly until: string;
}

/** What tells when a quote covers; its policy section may be half typed. */
interface Covering {
  readonly policy: Partial<Dates>;
  /** As it was priced; absent while it is typed. */
  readonly priced?: Period | undefined;
  readonly accepted?: Parameters<typeof coveredPeriod>[0]['accepted'];
}

/** The time that a quote or a policy covers; undefined where it does not say when it begins. */
export function coveredTimeOf({ policy, priced, accepted }: Covering): CoveredTime | undefined {
  const { inceptionDate } = policy;
  const start = accepted?.startsAt ?? inceptionDate;
  const begun = start === undefined ? undefined : irishTime(start);
  if (inceptionDate === undefined || begun === undefined) return undefined;
  const typed = () => periodOf({ ...policy, inceptionDate }, inceptionDay(inceptionDate));
  const { from, to } = coveredPeriod({ priced: priced ?? typed(), accepted });
  // No cover begins before the quote was made.
  const at = begun.day < from ? '00:00' : begun.time;
  return { from: `${from}T${at}`, until: `${to}T24:00` };
}

/** Whether two covers share a minute; one may begin when the other ends. */
export function overlap(one: CoveredTime, other: CoveredTime): boolean {
  return one.from < other.until && other.from < one.until;
}
