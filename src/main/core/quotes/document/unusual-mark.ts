import { INDEX_MARKS } from '../../../../shared/domain/index-marks.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { datedMark, yearOfMark } from '../../../../shared/domain/registration.ts';

/** Marks have a third digit, for the half of the year, since this one. */
const HALVES_SINCE = 2013;

/** The first day of the half of a year that a code of three digits names. */
const firstDay = (year: number, code: string): string =>
  `${year}-${code.endsWith('2') ? '07' : '01'}-01`;

/** What is unusual in the year of a mark. */
function unusualCode(code: string, year: number, today: string): Message | undefined {
  if (code.length === 2) {
    return year >= HALVES_SINCE ? message('markWithoutHalf', { year }) : undefined;
  }
  if (year < HALVES_SINCE) return message('markHalfTooEarly', { code });
  if (!/[12]$/.test(code)) return message('markHalf', { code });
  return firstDay(year, code) > today ? message('markAhead', { code }) : undefined;
}

/**
 * What is unusual in the normalised mark of a car. Its form was checked before.
 * @param today `YYYY-MM-DD`
 */
export function unusualMark(
  { registrationNumber: vrm, imported }: PartSections['vehicle'],
  today: string,
): Message | undefined {
  const dated = vrm === undefined ? undefined : datedMark(vrm);
  const year = vrm === undefined ? undefined : yearOfMark(vrm, today);
  if (!dated || year === undefined) return undefined;
  const { code, county } = dated;
  const given = INDEX_MARKS.get(county);
  if (!given) return message('indexMarkUnknown', { county });
  const { from = year, until = year } = given;
  if (year > until) return message('indexMarkEnded', { county, year: until });
  // An import is registered here by its own first year.
  if (year < from && !imported) return message('indexMarkBegan', { county, year: from });
  return unusualCode(code, year, today);
}
