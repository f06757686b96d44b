import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type {
  Calibration,
  CalibrationRequest,
} from '../../../../shared/schemas/rate-books/calibration.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Conditions, Context } from '../../dispatcher.ts';
import { bookIdentity } from '../../quotes/price/explanation.ts';
import { type ChosenBookParts, chosenBook } from '../../rate-books/chosen-book.ts';
import { isFault } from '../../rating/examine/finding.ts';
import { isOfExample } from '../../rating/examine/worked-examples.ts';
import type { CalibrationOrder, NoBase, SolvedBase } from './solve-base.ts';

/** What calibrating a rate book needs. */
export interface CalibrationParts extends ChosenBookParts {
  /** Solves in a thread; a fault says that it was cancelled, or that the thread ended. */
  readonly solve: (
    order: CalibrationOrder,
    conditions: Pick<Conditions, 'onProgress' | 'isCancelled'>,
  ) => Promise<Result<SolvedBase | NoBase>>;
}

/** The portfolio where none is asked for. */
const USUAL_PORTFOLIO = { size: 20_000 };

/** An average in euro, to the cent. */
const euroOf = (cents: number) => euro(Math.round(cents));

/** The book with another base: another version, which is not in force before somebody approves it. */
function draftOf(book: RateBook, cents: SolvedBase['base']): RateBook {
  return { ...book, version: `${book.version}-draft`, base: { ...book.base, cents } };
}

/**
 * Finds the base of a rate book that gives a portfolio a wanted average premium. The book's own
 * examples stay as they are: whoever owns it works them out again, because they prove it.
 */
export function calibrateRateBook(parts: CalibrationParts) {
  return async (request: CalibrationRequest, context: Context): Promise<Result<Calibration>> => {
    const { average, of = 'paid', portfolio = USUAL_PORTFOLIO } = request;
    const { now } = context;
    const chosen = await chosenBook(parts, request.book, { path: 'book', now });
    if (!chosen.ok) return chosen;
    const { ready, content } = chosen.value;
    const { book } = ready;
    const levies = parts.library.levies(irishDay(now), ready);
    const wanted = Math.round(average * 100);
    const solved = await parts.solve({ book, levies, portfolio, of, wanted }, context);
    if (!solved.ok) return solved;
    if ('least' in solved.value) {
      const { least, most } = solved.value;
      const said = message('euroRange', { least: euroOf(least), most: euroOf(most) });
      return invalid([{ path: 'average', message: said }]);
    }
    const { base, before, reached, ...counted } = solved.value;
    const rateBook = draftOf(content, base);
    const table = parts.library.levyTable();
    const worked = await parts.checks.workExamples(rateBook, table);
    if (!worked.ok) return worked;
    const found = await parts.checks.examine(rateBook, table);
    if (!found.ok) return found;
    const faults = found.value.filter((one) => isFault(one) && !isOfExample(one));
    return done({
      book: bookIdentity(ready),
      ...{ of, portfolio, ...counted },
      wanted: euro(wanted),
      before: euroOf(before),
      reached: euroOf(reached),
      base: { before: book.base.cents, after: base },
      examples: worked.value.filter(({ differing }) => differing.length > 0).length,
      faults: faults.length,
      findings: faults,
      rateBook,
    });
  };
}
