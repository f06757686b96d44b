import type { OutputOf } from '../../../../shared/contract/contract.ts';
import { freezeDeep } from '../../../../shared/data/freeze-deep.ts';
import { daysBetween, irishDay, readDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { dayAsWritten, momentFault, readMoment } from '../../../../shared/domain/moment.ts';
import { type Cover, coverOfRater } from '../../../../shared/domain/quotes/cover.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { ProductPriceRequest } from '../../../../shared/schemas/quotes/price.ts';
import type { Product } from '../../../../shared/schemas/quotes/product.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { onTypical } from '../../rating/rate.ts';
import { tooFarAhead, tooOld } from '../document/contradictions.ts';
import { ageInputs } from '../document/driver-inputs.ts';
import { DAYS_AHEAD } from '../document/unusual.ts';
import { type Priced, type PricingParts, price } from '../price/explanation.ts';
import { decide } from '../price/risk.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';
import { decline } from '../submit/declined.ts';

/** The products of every scheme by its rate book in force today, those of the default scheme first. */
export function listProducts(library: Library) {
  return async (_: object, { now }: Context): Promise<Result<{ products: Product[] }>> => {
    const books = library.allInForce(irishDay(now));
    if (books.length === 0) return failed({ kind: 'unavailable', message: message('noRateBook') });
    const products = books.flatMap(({ book, scheme }) =>
      book.products.map((product): Product => ({ ...product, scheme })),
    );
    return done({ products });
  };
}

/** The two dates of a quick price, each with the path that a fault names. */
interface Asked {
  readonly inception: { readonly text: string; readonly path: string };
  readonly birth: { readonly text: string; readonly path: string };
}

/** What a quick price is of, whatever the cover. */
export interface QuickRisk {
  /** The Irish day on which cover begins, `YYYY-MM-DD`. */
  readonly day: string;
  readonly ages: ReturnType<typeof ageInputs>;
  readonly warnings: readonly Warning[];
}

/** What is unusual about an inception, as a quote document is told. */
function unusualDay(day: string, today: string): Message | undefined {
  if (day < today) return message('dayPast', { day });
  const isFar = daysBetween(today, day) > DAYS_AHEAD;
  return isFar ? message('dayFarAhead', { day, days: DAYS_AHEAD }) : undefined;
}

/** Reads the dates of a quick price. @param today the Irish day, `YYYY-MM-DD` */
export function readQuickRisk({ inception, birth }: Asked, today: string): Result<QuickRisk> {
  const moment = readMoment(inception.text);
  const born = readDay(birth.text);
  if (!moment || born === undefined) {
    const noMoment = { path: inception.path, message: message(momentFault(inception.text)) };
    const noDay = { path: birth.path, message: message('existingDate') };
    return invalid([...(moment ? [] : [noMoment]), ...(born === undefined ? [noDay] : [])]);
  }
  const { day } = dayAsWritten(moment) ?? moment;
  if (born >= day) {
    return invalid([{ path: birth.path, message: message('before', { field: inception.path }) }]);
  }
  const far = tooFarAhead(day, today);
  const old = tooOld(born, day);
  if (far || old) {
    return invalid([
      ...(far ? [{ path: inception.path, message: far }] : []),
      ...(old ? [{ path: birth.path, message: old }] : []),
    ]);
  }
  const text = unusualDay(day, today);
  const warnings = text ? [{ path: inception.path, message: text }] : [];
  return done({ day, ages: ageInputs(born, day), warnings });
}

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
