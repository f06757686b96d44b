import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { type Answer, useOperation } from '../../data/operation-query.ts';
import { daysOf, useChosenPeriod } from './chosen-period.ts';

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
  const { value, isEarlier } = figures;
  if (!value || value.hasQuotes) return { ...figures, isFresh: false };
  // The first quote may have been made since: then neither the figures nor the welcome.
  return isEarlier
    ? { ...figures, value: undefined, isFresh: false }
    : { ...figures, isFresh: true };
}
