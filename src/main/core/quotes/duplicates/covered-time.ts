import { irishTime } from '../../../../shared/domain/moment.ts';
import { coveredPeriod } from '../period/period.ts';

/** From when until when a car is covered, to the minute, in Irish time: `YYYY-MM-DDTHH:MM`. */
export interface CoveredTime {
  readonly from: string;
  /** The end of the last day, which begins no other. */
  readonly until: string;
}

type Covering = Parameters<typeof coveredPeriod>[0];
/** The same of a policy section that may be half typed. */
type PartCovering = Omit<Covering, 'policy'> & { readonly policy: Partial<Covering['policy']> };

/** The time that a quote or a policy covers; undefined where it does not say when it begins. */
export function coveredTimeOf({ policy, ...kept }: PartCovering): CoveredTime | undefined {
  const { inceptionDate } = policy;
  const start = kept.accepted?.startsAt ?? inceptionDate;
  const begun = start === undefined ? undefined : irishTime(start);
  if (inceptionDate === undefined || begun === undefined) return undefined;
  const { from, to } = coveredPeriod({ ...kept, policy: { ...policy, inceptionDate } });
  // No cover begins before the quote was made.
  const at = begun.day < from ? '00:00' : begun.time;
  return { from: `${from}T${at}`, until: `${to}T24:00` };
}

/** Whether two covers share a minute; one may begin when the other ends. */
export function overlap(one: CoveredTime, other: CoveredTime): boolean {
  return one.from < other.until && other.from < one.until;
}
