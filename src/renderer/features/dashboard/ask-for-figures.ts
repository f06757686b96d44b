import { irishDay } from '../../../shared/domain/date.ts';
import { ask } from '../../data/operation-query.ts';
import { daysOf, useChosenPeriod } from './chosen-period.ts';

/** Asks for the figures of the chosen period before the screen that shows them is drawn. */
export async function askForFigures(): Promise<void> {
  const { period } = useChosenPeriod.getState();
  await ask('dashboard', daysOf(period, irishDay(Date.now())));
}
