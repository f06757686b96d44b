import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { ClockConfirmation, ClockStep } from '../../../shared/schemas/data/clock.ts';
import type { UserEvent, UserStore } from '../access/user-store.ts';
import { doneBy } from '../caller/done-by.ts';
import type { ClockDetail } from '../data-state/clock-behind.ts';
import type { DataGuard } from '../data-state/data-guard.ts';
import type { Context } from '../dispatcher.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import type { TableEvent } from '../rate-books/lifecycle/event.ts';
import type { LifecycleStore } from '../rate-books/lifecycle/lifecycle-store.ts';

export interface ConfirmParts {
  readonly data: Pick<DataGuard, 'refusal'>;
  readonly quotes: Pick<QuoteStore, 'newest' | 'change'>;
  readonly lives: Pick<LifecycleStore<never>, 'events' | 'newest' | 'keep'>;
  readonly users: Pick<UserStore, 'steps' | 'change'>;
  /** Does one change although the data can only be read, and then looks at the clock again. */
  readonly writeOnce: <T>(change: () => Promise<T>) => Promise<T>;
}

type Confirmed = Pick<Context, 'caller' | 'now'>;

/** A history that can keep the step. */
interface Place {
  /** When its newest event happened, epoch milliseconds. */
  readonly at: number;
  /** What has the history, as the answer names it. */
  readonly of: Omit<ClockStep, 'newest' | 'now'>;
  /** @returns false where the history grew meanwhile */
  readonly keep: (detail: ClockDetail, context: Confirmed) => Promise<boolean>;
}

/**
 * Keeps that the clock is right although it is behind the newest event, which a wrong clock dated.
 * From then on it is held against the time of this: an event in the same chain, so that no one can
 * take the step back without its reason. It stands in the history of the newest quote; where there is
 * none, in that of the rate book or the levy table of the newest event, or of a person at the desk.
 */
export function confirmClock(parts: ConfirmParts) {
  const { data, writeOnce } = parts;
  return async ({ reason }: ClockConfirmation, context: Confirmed): Promise<Result<ClockStep>> => {
    const refused = data.refusal('changes');
    const isBehind = refused?.kind === 'unavailable' && refused.problem === 'clockBehind';
    if (refused && !isBehind) return failed(refused);
    const places = isBehind ? await placesOf(parts) : [];
    const [place] = places;
    if (!place) return failed({ kind: 'conflict', message: message('clockNotBehind') });
    const newest = utcText(Math.max(...places.map(({ at }) => at)));
    const detail = { newest, reason: tidy(reason) };
    const isKept = await writeOnce(() => place.keep(detail, context));
    if (isKept) return done({ ...place.of, newest, now: utcText(context.now) });
    const id = Object.values(place.of)[0] ?? '';
    return failed({ kind: 'conflict', message: message('quoteChanging', { id }) });
  };
}

/** Every history that has an event, the one that keeps the step first. */
async function placesOf({ quotes, lives, users }: ConfirmParts): Promise<readonly Place[]> {
  const quote = await quotes.newest();
  const after = await lives.newest();
  const ofTables = (await lives.events()).at(-1);
  const [ofPeople] = await users.steps(1);
  return [
    ...(quote ? ofQuote(quotes, quote) : []),
    ...(ofTables ? [ofTable(lives, ofTables, after)] : []),
    ...(ofPeople ? [ofPerson(users, ofPeople)] : []),
  ];
}

function ofQuote(
  quotes: ConfirmParts['quotes'],
  { quote, events }: QuoteWithHistory,
): readonly Place[] {
  const newest = events.at(-1);
  if (!newest) return [];
  const keep: Place['keep'] = (detail, context) => {
    const event: QuoteEvent = {
      kind: 'clockConfirmed',
      quoteId: quote.id,
      ...doneBy(context),
      detail,
    };
    return quotes.change(quote.id, [event], { after: events.length });
  };
  return [{ at: newest.at, of: { quoteId: quote.id }, keep }];
}

/** @param after the newest event that is not of a quote */
function ofTable(
  lives: ConfirmParts['lives'],
  { of, table, at }: TableEvent,
  after: number,
): Place {
  const keep: Place['keep'] = (detail, context) => {
    const event: TableEvent = {
      step: 'clockConfirmed',
      of,
      table,
      ...doneBy(context),
      detail,
    };
    return lives.keep({ events: [event], after });
  };
  return { at, of: of === 'rateBook' ? { rateBook: table } : { levyTable: table }, keep };
}

function ofPerson(
  users: ConfirmParts['users'],
  { userId, at, detail: { clock: _, ...person } }: UserEvent,
): Place {
  const keep: Place['keep'] = async (clock, context) => {
    const event: UserEvent = {
      step: 'userClockConfirmed',
      userId,
      ...doneBy(context),
      detail: { ...person, clock },
    };
    await users.change(() => ({ users: [], events: [event] }));
    return true;
  };
  return { at, of: { userId }, keep };
}
