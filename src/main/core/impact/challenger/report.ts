import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type {
  ChallengerQuery,
  ChallengerReport,
} from '../../../../shared/schemas/rate-books/challenger.ts';
import type { Move } from '../../../../shared/schemas/rate-books/impact.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import { existing } from '../../quote-index/days.ts';
import type { QuoteStore } from '../../quotes/history/store.ts';
import { keptInputs } from '../../quotes/period/period.ts';
import { bookIdentity } from '../../quotes/price/explanation.ts';
import type { BookParts } from '../../rate-books/kept-books.ts';
import type { Library } from '../../rate-books/library.ts';
import type { KeptTableEvent } from '../../rate-books/life/event.ts';
import { readTables, tableOf, wholeTable } from '../../rate-books/life/tables.ts';
import { type Trial, trialsOf } from '../../rate-books/life/trial.ts';
import type { CatchUp } from './catch-up.ts';
import type { ChallengerStore, PriceFilter } from './store.ts';
import { addPrice, noSums, showSums } from './sum-up.ts';

/** How many prices are read at once. */
const PAGE = 1000;

export interface ReportParts extends BookParts {
  readonly library: Pick<Library, 'byHash'>;
  readonly prices: Pick<ChallengerStore, 'prices'>;
  readonly quotes: Pick<QuoteStore, 'kept'>;
  /** Prices what waits, where the data can be written. */
  readonly catchUp: CatchUp;
  readonly pause: () => Promise<void>;
}

/** The last trial of a challenger, with the content of its book. */
async function lastTrial(parts: ReportParts, asked: string) {
  const tables = await readTables(parts);
  const found = tableOf(tables, asked, parts.kind);
  if (!found.ok) return found;
  const { hash } = found.value;
  const events = await parts.lives.events();
  const trial = trialsOf(events).findLast(({ challenger }) => challenger === hash);
  if (!trial) return failed({ kind: 'notFound', message: message('neverChallenger', { hash }) });
  const whole = wholeTable(found.value, parts.kind);
  return whole.ok ? done({ trial, content: whole.value }) : whole;
}

/** Says who the risk of a move is, as long as its quote is kept. */
async function withRisk({ quotes }: ReportParts, move: Move): Promise<Move> {
  const kept = await quotes.kept(move.risk);
  if (typeof kept === 'string') return move;
  const { driverAge, noClaimsYears, county } = keptInputs(kept.quote.sections, kept.events);
  return {
    ...move,
    ...(driverAge === undefined ? {} : { age: driverAge }),
    ...(noClaimsYears === undefined ? {} : { noClaimsYears }),
    ...(county === undefined ? {} : { county }),
  };
}

/** Sums up all prices of a filter. @param scheme the name of their scheme */
async function sumUp({ prices, pause }: ReportParts, filter: PriceFilter, scheme: string) {
  const sums = noSums();
  let after = '';
  for (;;) {
    const page = await prices.prices(filter, { after, limit: PAGE });
    for (const price of page) addPrice(sums, price, scheme);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return showSums(sums);
    after = last.id;
    await pause();
  }
}

/** When a trial began and ended, and why where nobody ended it. */
function timesOf({ start, end }: Trial<KeptTableEvent>) {
  const because = end?.step === 'challengerEnded' ? end.detail.because : undefined;
  return {
    startedAt: utcText(start.at),
    endedAt: end ? utcText(end.at) : null,
    ...(because === undefined ? {} : { because }),
  };
}

/** The two books of a trial, as reports name them. */
function booksOf(
  { library, kind }: ReportParts,
  { challenger: hash, champion }: Trial<KeptTableEvent>,
  content: RateBook,
) {
  const { name, version, demonstration } = content;
  const known = library.byHash(champion);
  return {
    from: known
      ? bookIdentity(known)
      : { name: champion, version: '', hash: champion, demonstration },
    to: { name, version, hash, demonstration },
    scheme: kind.summaryOf(content).scheme.name,
  };
}

/**
 * What a challenger made of the submissions of its last trial, running or over. A client that reaches
 * only its own quotes sees the sums of these.
 */
export function readChallengerReport(parts: ReportParts) {
  return async (
    { hash, from, to }: ChallengerQuery,
    { caller }: Pick<Context, 'caller'>,
  ): Promise<Result<ChallengerReport>> => {
    const days = existing({ from, to });
    if (!days.ok) return days;
    const found = await lastTrial(parts, hash);
    if (!found.ok) return found;
    await parts.catchUp();
    const { trial, content } = found.value;
    const { scheme, ...books } = booksOf(parts, trial, content);
    const isLimited = caller.kind === 'client' && caller.ownQuotesOnly;
    const by = isLimited ? caller.id : undefined;
    const sums = await sumUp(parts, { trial: trial.start.sequence, from, to, by }, scheme);
    const named = (moves: readonly Move[]) =>
      Promise.all(moves.map((move) => withRisk(parts, move)));
    return done({
      ...books,
      ...timesOf(trial),
      ...sums,
      dearer: await named(sums.dearer),
      cheaper: await named(sums.cheaper),
    });
  };
}
