import type { NamedDriver } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { QuoteWithHistory } from './store.ts';

type Events = Pick<QuoteWithHistory, 'events'>;

/** The number that was recorded last; of a named driver, by the place among them from 1. */
export function recordedNumber({ events }: Events, driver?: number): string | undefined {
  const numbers = events.flatMap((event) =>
    event.kind === 'driverNumber' && event.detail.driver === driver
      ? [event.detail.driverNumber]
      : [],
  );
  return numbers.at(-1);
}

/** The policyholder's driver number, as it was last recorded. */
export function driverNumberOf(found: Events): string | undefined {
  return recordedNumber(found);
}

/** The named drivers, each with the driver number that was recorded last or came with the quote. */
export function namedDriversOf({
  quote,
  events,
}: Pick<QuoteWithHistory, 'quote' | 'events'>): readonly NamedDriver[] {
  return (quote.sections.drivers ?? []).map((driver, at) => {
    const driverNumber = recordedNumber({ events }, at + 1);
    return driverNumber === undefined ? driver : { ...driver, driverNumber };
  });
}
