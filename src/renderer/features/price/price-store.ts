import { create } from 'zustand';
import type { InputOf } from '../../../shared/contract/contract.ts';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import type { Comparison } from '../../../shared/schemas/quotes/price.ts';
import { call } from '../../data/call.ts';
import { type Later, later } from '../../data/later.ts';
import { createNewest } from '../../data/newest.ts';
import { type Amounts, amountsOf, changesSince } from '../../data/premium-changes.ts';
import { dayAfter, typedDay } from '../../i18n/day.ts';
import { type DateReading, readDate } from '../../i18n/read-date.ts';

type Request = InputOf<'compareCovers'>;

export interface PriceState {
  /** The Irish day when the clock was looked at last. */
  readonly today: string;
  readonly startText: string;
  readonly birthText: string;
  readonly cover: Cover;
  /** The id of the scheme that was chosen; undefined: the default one. */
  readonly product: string | undefined;
  readonly comparison: Comparison | undefined;
  /** What the newest answer changed against the one before it. */
  readonly changes: Amounts;
  readonly fault: Fault | undefined;
  /** Whether an answer to the present inputs is still to come. */
  readonly pending: boolean;
  /** Looks what day it is; a start that nobody typed stays the day after. */
  readonly lookAtClock: () => void;
  readonly setStart: (text: string) => void;
  readonly setBirth: (text: string) => void;
  readonly choose: (cover: Cover) => void;
  /** Prices by another scheme, at once. @param scheme its id */
  readonly chooseScheme: (scheme: string) => void;
  /** Asks at once instead of waiting for more typing: a field was left, or Enter pressed. */
  readonly settle: () => void;
  readonly retry: () => void;
}

export interface PriceParts {
  readonly compare: (request: Request) => Promise<Result<Comparison>>;
  /** Does the work after so many milliseconds; what it returns takes that back. */
  readonly later: Later;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: () => string;
}

const TYPING = 120;
/** Two digits of a year are often the beginning of four. */
const SHORT_YEAR = 700;

type Inputs = Pick<PriceState, 'startText' | 'birthText' | 'today'>;

/** Both dates as they read. */
export function readings({ startText, birthText, today }: Inputs): {
  readonly start: DateReading;
  readonly birth: DateReading;
} {
  return {
    start: readDate(startText, 'cover', today),
    birth: readDate(birthText, 'birth', today),
  };
}

const premiums = ({ covers }: Comparison) =>
  covers.map(({ cover, explanation: { premium } }) => ({ cover, premium }));

/** The quick price: two dates, a cover, and the newest answer to them. */
export function createPriceStore({ compare, later, today }: PriceParts) {
  let last: Amounts = {};
  let isStartTyped = false;
  const tomorrow = (day: string) => typedDay(dayAfter(day));
  const begun = today();

  return create<PriceState>()((set, get) => {
    function take(answer: Result<Comparison>): void {
      if (!answer.ok) {
        set({ pending: false, comparison: undefined, changes: {}, fault: answer.fault });
        return;
      }
      const comparison = answer.value;
      const now = premiums(comparison);
      const changes = changesSince(last, now);
      last = amountsOf(now);
      set({ pending: false, fault: undefined, comparison, changes });
    }
    const newest = createNewest({ ask: compare, take, later });

    function inputsChanged() {
      const { start, birth } = readings(get());
      if (start.kind !== 'day' || birth.kind !== 'day') {
        newest.forget();
        set({ pending: false, comparison: undefined, changes: {}, fault: undefined });
        return;
      }
      set({ pending: true, fault: undefined });
      // Without an offset a date-time is Irish time.
      const { product } = get();
      const request = {
        ...{ inception: `${start.day}T00:00:00`, dateOfBirth: birth.day },
        ...(product === undefined ? {} : { product }),
      };
      newest.ask(request, start.short || birth.short ? SHORT_YEAR : TYPING);
    }

    return {
      today: begun,
      startText: tomorrow(begun),
      birthText: '',
      cover: 'Comprehensive',
      product: undefined,
      comparison: undefined,
      changes: {},
      fault: undefined,
      pending: false,
      lookAtClock() {
        const day = today();
        if (day === get().today) return;
        set({ today: day, ...(!isStartTyped && { startText: tomorrow(day) }) });
        inputsChanged();
      },
      setStart(startText) {
        isStartTyped = true;
        set({ startText });
        inputsChanged();
      },
      setBirth(birthText) {
        set({ birthText });
        inputsChanged();
      },
      choose: (cover) => set({ cover }),
      chooseScheme(product) {
        // Another scheme's premium is no change of this one's.
        last = {};
        set({ product, changes: {} });
        inputsChanged();
        void newest.settle();
      },
      settle: () => void newest.settle(),
      retry() {
        inputsChanged();
        void newest.settle();
      },
    };
  });
}

export const usePrice = createPriceStore({
  compare: (request) => call('compareCovers', request),
  later,
  today: () => irishDay(Date.now()),
});
