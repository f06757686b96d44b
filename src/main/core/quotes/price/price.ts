import type { OutputOf } from '../../../../shared/contract/contract.ts';
import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { freezeDeep } from '../../../../shared/data/freeze-deep.ts';
import { irishDay, momentFault, readDay, readMoment } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, type Cover, coverOfRater } from '../../../../shared/schemas/cover.ts';
import type { Comparison, PriceRequest } from '../../../../shared/schemas/price.ts';
import type { Warning } from '../../../../shared/schemas/remark.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { onTypical } from '../../rating/rate.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { decline } from '../submit/declined.ts';
import { ageInputs } from './driver-inputs.ts';
import { type Priced, type PricingParts, price } from './explanation.ts';

/** The key of each cover's own numbers; every answer has them under `Comp` too. */
const raterKey = {
  Comprehensive: 'Comp',
  TPFT: 'TPFT',
  ThirdParty: 'TP',
} as const satisfies Record<Cover, string>;

interface Asked {
  /** Each input with the path that a fault names. */
  readonly inception: { readonly text: string; readonly path: string };
  readonly birth: { readonly text: string; readonly path: string };
}

interface ReadAsked {
  readonly ages: ReturnType<typeof ageInputs>;
  readonly book: ReadyBook;
  readonly warnings: readonly Warning[];
}

function read(library: Library, { inception, birth }: Asked, today: string): Result<ReadAsked> {
  const moment = readMoment(inception.text);
  const born = readDay(birth.text);
  if (!moment || born === undefined) {
    const noMoment = { path: inception.path, message: message(momentFault(inception.text)) };
    const noDay = { path: birth.path, message: message('existingDate') };
    return invalid([...(moment ? [] : [noMoment]), ...(born === undefined ? [noDay] : [])]);
  }
  if (born >= moment.day) {
    return invalid([{ path: birth.path, message: message('before', { field: inception.path }) }]);
  }
  const book = library.inForce(moment.day);
  if (!book) {
    return invalid([{ path: inception.path, message: message('beforeRateBooks') }]);
  }
  const ages = ageInputs(born, moment.day);
  // What stops or refers a risk does so under every cover.
  const { declines, referrals } = underwrite(book, { cover: 'Comprehensive', ...ages });
  if (declines.length > 0) return decline(declines);
  const warnings = [
    ...(moment.day < today
      ? [{ path: inception.path, message: message('dayPast', { day: moment.day }) }]
      : []),
    ...referrals.map(({ message: reason }) => message('referred', { reason })),
  ];
  return done({ ages, book, warnings });
}

type QuickPrice = OutputOf<'priceQuote'>;

/** How many quick prices are kept: every age and cover of some days. */
const MOST_PRICES = 2_000;

/**
 * Keeps quick prices by all that moves one: book, levy table, day of receipt, cover and age. They are frozen,
 * which lets a carrier keep their text too.
 */
function quickPrices({ levies, leviesHash }: Library) {
  const kept = new Map<string, QuickPrice>();
  return (book: ReadyBook, receivedOn: string, inputs: PricingParts['inputs']): QuickPrice => {
    const key = `${book.hash} ${leviesHash()} ${receivedOn} ${inputs.cover} ${inputs.driverAge}`;
    const known = kept.get(key);
    if (known) return known;
    const priced = price({
      book: onTypical(book),
      levies: levies(receivedOn, book),
      inputs,
      receivedOn,
    });
    const answer = freezeDeep({
      ...numbers('Comp', priced),
      ...numbers(raterKey[inputs.cover], priced),
      explanation: priced.explanation,
      warnings: [],
    });
    if (kept.size >= MOST_PRICES) kept.clear();
    kept.set(key, answer);
    return answer;
  };
}

/** A price from three inputs; everything else is what the rate book takes for typical. */
export function priceQuote(library: Library) {
  const quickPrice = quickPrices(library);
  return async (
    { data }: PriceRequest,
    { now }: Context,
  ): Promise<Result<OutputOf<'priceQuote'>>> => {
    const receivedOn = irishDay(now);
    const asked = read(
      library,
      {
        inception: {
          text: data['in_policy.dateInception'],
          path: 'data.in_policy.dateInception',
        },
        birth: { text: data['in_customer.dateOfBirth'], path: 'data.in_customer.dateOfBirth' },
      },
      receivedOn,
    );
    if (!asked.ok) return asked;
    const { ages, book, warnings } = asked.value;
    const cover = coverOfRater[data['in_dts.raterCover']];
    const priced = quickPrice(book, receivedOn, { cover, ...ages });
    return done(warnings.length > 0 ? { ...priced, warnings: [...warnings] } : priced);
  };
}

function numbers(key: string, { explanation }: Priced) {
  return {
    [`rater.${key}.GrossPrem`]: explanation.grossPremium,
    [`rater.${key}.PolFee`]: explanation.policyFee,
    [`rater.${key}.PremAfterPolFee`]: explanation.premium,
  };
}

/** All three covers of the same three inputs, for the screens. */
export function compareCovers(library: Library) {
  return async (
    { inception, dateOfBirth }: { inception: string; dateOfBirth: string },
    { now }: Context,
  ): Promise<Result<Comparison>> => {
    const receivedOn = irishDay(now);
    const asked = read(
      library,
      {
        inception: { text: inception, path: 'inception' },
        birth: { text: dateOfBirth, path: 'dateOfBirth' },
      },
      receivedOn,
    );
    if (!asked.ok) return asked;
    const { ages, book, warnings } = asked.value;
    const levies = library.levies(receivedOn, book);
    const typical = onTypical(book);
    const covers = COVERS.map((cover) => ({
      cover,
      explanation: price({ book: typical, levies, inputs: { cover, ...ages }, receivedOn })
        .explanation,
    }));
    return done({ covers, warnings: [...warnings] });
  };
}
