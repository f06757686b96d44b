import { lastDayOfYear } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { startsAt } from '../quotes/history/retrieve.ts';
import { daysCovered, keptPeriod } from '../quotes/period/period.ts';
import type { Answered } from './document-source.ts';
import { dayText, momentText } from './format.ts';

/** When cover begins: of a policy, when it began; of a quote, when it was asked for. */
export function startText(source: Answered): string {
  return momentText(startsAt(source));
}

/** The last moment of a day. */
function endOfDay(day: string): string {
  return `${dayText(day)}, 23:59 (Irish time)`;
}

/** The days that a policy was priced for, where it began on another day and so covers others. */
export function pricedDaysText({ quote, events }: Answered): string | undefined {
  const priced = keptPeriod(events);
  if (!priced || daysCovered({ quote, events }).to === priced.to) return undefined;
  return `${dayText(priced.from)} to ${dayText(priced.to)}: cover that begins on another day keeps its length`;
}

/** When cover ends. Older quotes end as given, or twelve months after inception. */
export function endText({ quote, events }: Answered): string {
  if (keptPeriod(events)) return endOfDay(daysCovered({ quote, events }).to);
  const { inceptionDate, expiryDate } = quote.sections.policy;
  if (expiryDate !== undefined) return momentText(expiryDate);
  const start = irishTime(inceptionDate);
  return start ? endOfDay(lastDayOfYear(start.day)) : 'after twelve months';
}
