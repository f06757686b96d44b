import type { OutputOf } from '../../../../shared/contract/contract.ts';
import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { freezeDeep } from '../../../../shared/data/freeze-deep.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { type Cover, coverOfRater } from '../../../../shared/domain/quotes/cover.ts';
import type { ProductPriceRequest } from '../../../../shared/schemas/quotes/price.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { onTypical } from '../../rating/rate.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';
import { decide } from '../submit/decide.ts';
import { decline } from '../submit/declined.ts';
import { type Priced, type PricingParts, price } from './explanation.ts';
import { readQuickRisk } from './quick-risk.ts';

/** The key of each cover's own numbers; every answer has them under `Comp` too. */
const raterKey = {
  Comprehensive: 'Comp',
  TPFT: 'TPFT',
  ThirdParty: 'TP',
} as const satisfies Record<Cover, string>;

type QuickPrice = OutputOf<'priceQuote'>;

function numbers(key: string, { explanation }: Priced) {
  return {
    [`rater.${key}.GrossPrem`]: explanation.grossPremium,
    [`rater.${key}.PolFee`]: explanation.policyFee,
    [`rater.${key}.PremAfterPolFee`]: explanation.premium,
  };
}

/** How many quick prices are kept: every age and cover of some days. */
const MOST_PRICES = 2_000;

/** What underwriting and rating make of a quick risk. */
type Judged = Result<QuickPrice>;

/**
 * Keeps quick prices, and why there is none, by all that moves one: book, levy table, day of receipt, cover and
 * age. They are frozen, which lets a carrier keep their text too.
 */
function quickPrices({ levies, leviesHash }: Library) {
  const kept = new Map<string, Judged>();
  const judge = (book: ReadyBook, receivedOn: string, inputs: PricingParts['inputs']): Judged => {
    const { decision, reasons } = decide(book, inputs);
    if (decision === 'decline') return decline(reasons);
    const priced = price({
      book: onTypical(book),
      levies: levies(receivedOn, book),
      inputs,
      receivedOn,
    });
    return done(
      freezeDeep({
        ...numbers('Comp', priced),
        ...numbers(raterKey[inputs.cover], priced),
        explanation: priced.explanation,
        warnings: reasons.map(({ message: reason }) => message('referred', { reason })),
      }),
    );
  };
  return (book: ReadyBook, receivedOn: string, inputs: PricingParts['inputs']): Judged => {
    const key = `${book.hash} ${leviesHash()} ${receivedOn} ${inputs.cover} ${inputs.driverAge}`;
    const known = kept.get(key);
    if (known) return known;
    const judged = judge(book, receivedOn, inputs);
    if (kept.size >= MOST_PRICES) kept.clear();
    kept.set(key, judged);
    return judged;
  };
}

const INCEPTION = 'data.in_policy.dateInception';
const BIRTH = 'data.in_customer.dateOfBirth';

/** A price from three inputs; everything else is what the rate book of the scheme takes for typical. */
export function priceQuote(library: Library) {
  const quickPrice = quickPrices(library);
  return async (
    { data, product }: ProductPriceRequest,
    { now }: Context,
  ): Promise<Result<QuickPrice>> => {
    const receivedOn = irishDay(now);
    const inception = { text: data['in_policy.dateInception'], path: INCEPTION };
    const birth = { text: data['in_customer.dateOfBirth'], path: BIRTH };
    const read = readQuickRisk({ inception, birth }, receivedOn);
    if (!read.ok) return read;
    const { day, ages, warnings } = read.value;
    const cover = coverOfRater[data['in_dts.raterCover']];
    const asked = chosenScheme(library, { product, day, cover });
    if ('fault' in asked) return invalid([{ path: 'product', message: asked.fault }]);
    const book = library.inForce(day, asked.scheme);
    if (!book) return invalid([{ path: INCEPTION, message: message('beforeRateBooks') }]);
    const priced = quickPrice(book, receivedOn, { cover, ...ages });
    if (!priced.ok || warnings.length === 0) return priced;
    return done({ ...priced.value, warnings: [...warnings, ...priced.value.warnings] });
  };
}
