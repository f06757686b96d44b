import { setTimeout } from 'node:timers/promises';

/**
 * What may be wrong after a fault, by what it means for the people who use the host; `model` is a
 * fault of the harness.
 */
export const BREACHES = {
  noStart: 'the next start fails',
  ended: 'the host ends by itself',
  hangs: 'a host does not answer, or does not end',
  stuck: 'it can not be done again',
  lost: 'what was acknowledged is gone',
  twice: 'it is done more than once',
  partial: 'a part of it is there',
  history: 'the history or the database is not whole',
  refused: 'the next host refuses what must work',
  model: 'the journal tells of other files than the host left',
} as const;
export type BreachKind = keyof typeof BREACHES;

/** An invariant that does not hold. The message says more than its kind, for people. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly kind: BreachKind;

  constructor(kind: BreachKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Milliseconds. Who is this late hangs: a limit, not a measure, so that a busy machine keeps it. */
const PATIENCE = 180_000;

/**
 * Waits no longer than a host may take.
 * @param what it does, for people
 * @throws {Breach}
 */
export async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const alarm = setTimeout(PATIENCE, undefined, { signal: late.signal }).then(() => {
    throw new Breach('hangs', `${what} takes more than ${PATIENCE / 1000} s`);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    alarm.catch(() => undefined);
    late.abort();
  }
}
