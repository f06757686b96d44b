import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { type Answer, useOperation } from '../../data/use-operation.ts';
import { useChosenPeriod } from './chosen-period.ts';
import { daysOf } from './period.ts';

/** Whether nothing in the figures shows that there is a quote. */
export function isBare({ period, before, expiring }: Dashboard): boolean {
  return [period, before].every(({ quotes }) => quotes === 0) && expiring.next.length === 0;
}

interface Figures extends Answer<Dashboard> {
  /** Whether no quote was ever made at this desk. */
  readonly isFresh: boolean;
}

/** The figures of the chosen period as of today; the old ones stay until the new ones are there. */
export function useFigures(): Figures {
  const period = useChosenPeriod((state) => state.period);
  const days = daysOf(period, useToday());
  // A quote expires without any change of the data.
  const figures = useOperation('dashboard', days, { keepsPrevious: true, every: MINUTE });
  const { value } = figures;
  const enabled = value !== undefined && isBare(value);
  const listed = useOperation('listQuotes', { limit: 1 }, { enabled });
  if (!enabled || (listed.fault && !listed.value)) return { ...figures, isFresh: false };
  // Neither the figures nor the welcome before it is known which; the first quote may have been made since.
  const total = listed.isEarlier ? undefined : listed.value?.total;
  return { ...figures, value: total === undefined ? undefined : value, isFresh: total === 0 };
}
