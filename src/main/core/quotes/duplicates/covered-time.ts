import { lastDayOfYear } from '../../../../shared/domain/date.ts';
import { irishTime } from '../../../../shared/domain/moment.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';

/** From when until when a car is covered, to the minute, in Irish time: `YYYY-MM-DDTHH:MM`. */
export interface CoveredTime {
  readonly from: string;
  readonly until: string;
}

function minute(moment: string): string | undefined {
  const irish = irishTime(moment);
  return irish && `${irish.day}T${irish.time}`;
}

/** The time that a policy section covers: twelve months where no end was given. */
export function coveredTimeOf({
  inceptionDate,
  expiryDate,
}: PartSections['policy']): CoveredTime | undefined {
  const from = inceptionDate === undefined ? undefined : minute(inceptionDate);
  if (from === undefined) return undefined;
  const given = expiryDate === undefined ? undefined : minute(expiryDate);
  return { from, until: given ?? `${lastDayOfYear(from.slice(0, 10))}T23:59` };
}

/** Whether two covers share a minute; one may begin when the other ends. */
export function overlap(one: CoveredTime, other: CoveredTime): boolean {
  return one.from < other.until && other.from < one.until;
}
