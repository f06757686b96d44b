import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type {
  EndChallengerRequest,
  StartChallengerRequest,
} from '../../../../shared/schemas/rate-books/challenger.ts';
import type {
  CheckedRateBook,
  RateBookSummary,
} from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../library.ts';
import { mustBeApproved } from './approved.ts';
import type { TableEvent } from './event.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';
import { mustBeSound } from './sound.ts';
import { tableOf } from './tables.ts';
import { runningTrials } from './trial.ts';

type Parts = LifeParts<RateBook, RateBookSummary>;

export interface StartParts extends Parts {
  readonly library: Pick<Library, 'inForce'>;
}

const conflict = (said: Message) => failed({ kind: 'conflict', message: said });

/** The book in force that a challenger is to be compared with. */
function championOf(
  { library }: Pick<StartParts, 'library'>,
  events: readonly TableEvent[],
  challenger: { readonly hash: string; readonly scheme: RateBookSummary['scheme'] },
  now: number,
): Result<ReadyBook> {
  const { hash } = challenger;
  const { id: scheme, line } = challenger.scheme;
  const running = runningTrials(events).find((trial) => trial.scheme === scheme);
  if (running) return conflict(message('challengerRunning', { hash: running.challenger, scheme }));
  const champion = library.inForce(irishDay(now), scheme);
  if (!champion) return conflict(message('challengerAlone', { hash, scheme }));
  return champion.scheme.line === line
    ? done(champion)
    : conflict(message('challengerLine', { hash }));
}

/**
 * Makes an approved rate book the challenger of its scheme: what is submitted from here on is priced by
 * it, too. A scheme has one challenger at most.
 */
export function startChallenger(parts: StartParts) {
  const { kind } = parts;
  return (request: StartChallengerRequest, context: Context): Promise<Result<CheckedRateBook>> =>
    keepSteps(parts, context, async (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const approved = mustBeApproved(table, kind.refusals);
      if (!approved.ok) return approved;
      const sound = await mustBeSound(tables, table, kind);
      if (!sound.ok) return sound;
      const { content, findings } = sound.value;
      const { scheme } = kind.summaryOf(content);
      const challenger = { hash: table.hash, scheme };
      const champion = championOf(parts, tables.events, challenger, context.now);
      if (!champion.ok) return champion;
      const against = { scheme: scheme.id, champion: champion.value.hash };
      const detail = { reason: '', ...saidIn(request), ...against };
      return done({ table, findings, steps: [{ step: 'challengerStarted', detail }] });
    });
}

/** Ends the trial of a challenger; its report stays. A damaged book can be ended, too. */
export function endChallenger(parts: Parts) {
  const { kind } = parts;
  return (request: EndChallengerRequest, context: Context): Promise<Result<CheckedRateBook>> =>
    keepSteps(parts, context, (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const { hash } = table;
      const isRunning = runningTrials(tables.events).some(({ challenger }) => challenger === hash);
      if (!isRunning) return conflict(message('notChallenger', { hash }));
      const detail = saidIn(request);
      return done({ table, findings: [], steps: [{ step: 'challengerEnded', detail }] });
    });
}
