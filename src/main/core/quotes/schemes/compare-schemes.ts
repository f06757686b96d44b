import { done, failed, isMissing, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type {
  SchemeComparison,
  SchemeComparisonRequest,
} from '../../../../shared/schemas/quotes/scheme-comparison.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { contradictions } from '../document/contradictions.ts';
import { possible } from '../document/impossible.ts';
import { lineOf } from '../document/line-of.ts';
import { readPart, refusal } from '../document/read-document.ts';
import { FOR_PRICE, ratable } from '../explore/ratable.ts';
import { bookFor, inputsFor, periodOf } from '../period/period.ts';
import type { RatedSections } from '../price/inputs.ts';
import { byPremium, offerOf, type Proposal } from './scheme-offer.ts';

interface Asked {
  readonly choices: Proposal['choices'];
  /** The Irish day of receipt, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What every scheme with a book in force says of a proposal, in the order of a comparison. */
export function offersOf(
  library: Library,
  sections: RatedSections,
  { choices, today }: Asked,
): SchemeOffer[] {
  const period = periodOf(sections.policy, today);
  const inputs = inputsFor(sections, period);
  const leviesOf: Proposal['leviesOf'] = (book) => library.levies(today, book);
  const proposal = { sections, period, inputs, choices, leviesOf };
  return library
    .allInForce(period.from)
    .flatMap(
      ({ scheme }) => bookFor(library, sections.policy.inceptionDate, period, scheme.id) ?? [],
    )
    .map((book) => offerOf(book, proposal))
    .sort(byPremium);
}

/**
 * Prices a proposal by every scheme at once, as each would if it were submitted now; keeps nothing. The
 * document is read once, and rated once for each scheme.
 */
export function compareSchemes(library: Library) {
  return async (
    { document, source, lines = {}, partial = false, ...chosen }: SchemeComparisonRequest,
    { now }: Context,
  ): Promise<Result<SchemeComparison>> => {
    const today = irishDay(now);
    const { choices, errors, warnings, ...read } = readPart({ document, source, lines });
    const { sections, remarks: impossible } = possible(read.sections, today);
    const contradicting = contradictions(sections, today).map((fault) => ({
      ...fault,
      ...lineOf(lines, fault.path),
    }));
    const whole = contradicting.length > 0 ? undefined : ratable(sections);
    const offers = whole
      ? offersOf(library, whole, { choices: { ...choices, ...chosen }, today })
      : [];
    const early = { path: 'Policy/InceptionDate', message: message('beforeRateBooks') };
    const wrong = [
      ...errors.filter((error) => !isMissing(error)),
      ...contradicting,
      ...(whole && offers.length === 0 ? [{ ...early, ...lineOf(lines, early.path) }] : []),
    ];
    const missing = errors.filter(isMissing);
    const refused = [...missing.filter(({ path }) => FOR_PRICE.includes(path)), ...wrong];
    if (!partial && refused.length > 0) {
      return failed({ kind: 'invalid', message: refusal(source), errors: refused });
    }
    return done({
      ...(whole ? { cover: whole.policy.coverType } : {}),
      offers,
      missing: missing.map(({ path }) => path),
      faults: wrong.map(({ path, message: said }) => ({ path, message: said })),
      warnings: [...warnings, ...impossible],
    });
  };
}
