import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { OutcomeFigures } from '../../../../shared/schemas/desk/dashboard.ts';

/** The sums of a day and a cover. Amounts in cents. */
export interface DaySum {
  readonly day: string;
  readonly cover: Cover;
  readonly quotes: number;
  readonly premiumCents: number;
  /** How many of the day's quotes are accepted by now. */
  readonly converted: number;
  /** How many quotes, made on any day, were accepted on this one. */
  readonly acceptances: number;
  readonly acceptedCents: number;
}

/** How many quotes of a cover, a source and a rate book came to what. */
export interface OutcomeSum extends Readonly<Omit<OutcomeFigures, 'scheme'>> {
  readonly rateBookHash: string;
}

/** The store of the sums of days. */
export interface DayStore {
  /** Sums from one day to another, both included, in the order of the days. */
  readonly between: (from: string, to: string) => Promise<readonly DaySum[]>;
  /** What became of the quotes that were made from one day to another, both included. */
  readonly outcomes: (from: string, to: string) => Promise<readonly OutcomeSum[]>;
  /** The names of the clients of the API, by their ids. */
  readonly clientNames: () => Promise<ReadonlyMap<string, string>>;
  /**
   * How many quotes that can be accepted now, neither refused nor lost, expire before a moment (epoch
   * milliseconds).
   */
  readonly expiring: (now: number, until: number) => Promise<number>;
}
