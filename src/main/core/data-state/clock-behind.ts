import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { DataProblem } from './data-state.ts';

/** Milliseconds: a clock that a time server corrects stays well within. */
const TOLERANCE = 10 * 60 * 1000;

/** The last time that a clock which is right may have given until now. Epoch milliseconds. */
export const latestAt = (now: number): number => now + TOLERANCE;

/** Whether a time is so far ahead of the clock that a wrong clock must have given it. Epoch milliseconds. */
export const isAhead = (at: number, now: number): boolean => at > latestAt(now);

/**
 * The problem of a clock that is behind the history: what is kept now would be dated before what
 * was kept already. All times in epoch milliseconds.
 * @param newest the time of the newest event; undefined where there is none
 */
export function clockBehind(newest: number | undefined, now: number): DataProblem | undefined {
  if (newest === undefined || !isAhead(newest, now)) return undefined;
  const times = { newest: utcText(newest), now: utcText(now) };
  return { kind: 'clockBehind', message: message('clockBehind', times) };
}

/** What an event keeps of a clock that was set back and confirmed. */
export interface ClockDetail {
  /** The time of the event before: ISO 8601, UTC. */
  readonly newest: string;
  readonly reason: string;
}
