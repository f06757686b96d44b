import type { TrialEnd } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { TableEvent, TableStep } from './event.ts';

/** A time during which a challenger priced next to the book in force. */
export interface Trial<E extends TableEvent = TableEvent> {
  /** The hash of the approved book that is tried. */
  readonly challenger: string;
  /** The hash of the book that was in force. */
  readonly champion: string;
  /** The id of their scheme. */
  readonly scheme: string;
  readonly start: E;
  /** Undefined while it runs. */
  readonly end: E | undefined;
}

/** Every trial of a challenger, in the order in which they were started. */
export function trialsOf<E extends TableEvent>(events: readonly E[]): readonly Trial<E>[] {
  const trials: Trial<E>[] = [];
  for (const event of events) {
    const known: TableEvent = event;
    if (known.step === 'challengerStarted') {
      const { champion, scheme } = known.detail;
      trials.push({ challenger: known.table, champion, scheme, start: event, end: undefined });
    }
    if (known.step === 'challengerEnded') {
      const at = trials.findLastIndex((trial) => trial.challenger === known.table);
      const ended = trials[at];
      if (ended) trials[at] = { ...ended, end: event };
    }
  }
  return trials;
}

/** The trials that nobody and nothing has ended. */
export function runningTrials(events: readonly TableEvent[]): readonly Trial[] {
  return trialsOf(events).filter(({ end }) => end === undefined);
}

/** What happens to a rate book, as far as it may end a trial. */
interface Happened {
  readonly hash: string;
  /** The id of its scheme, where its content is whole. */
  readonly scheme: string | undefined;
  readonly steps: readonly TableStep[];
}

/** Why what happens to a book ends a trial; undefined where it does not. */
function endOf(
  { challenger, champion, scheme }: Trial,
  { hash, scheme: own, steps }: Happened,
): TrialEnd | undefined {
  const takes = (step: TableStep['step']) => steps.some((one) => one.step === step);
  if (takes('activated') && own === scheme) return hash === challenger ? 'activated' : 'replaced';
  if (!takes('withdrawn')) return undefined;
  if (hash === challenger) return 'withdrawn';
  return hash === champion ? 'replaced' : undefined;
}

/** The running trials that end by themselves with what happens to a book. */
export function trialsEndedBy(
  events: readonly TableEvent[],
  happened: Happened,
): readonly { readonly challenger: string; readonly because: TrialEnd }[] {
  return runningTrials(events).flatMap((trial) => {
    const because = endOf(trial, happened);
    return because === undefined ? [] : [{ challenger: trial.challenger, because }];
  });
}
