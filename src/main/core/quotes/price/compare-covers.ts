import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type {
  CompareRequest,
  Comparison,
  QuickOffer,
} from '../../../../shared/schemas/quotes/price.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { onTypical, rate } from '../../rating/rate.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';
import { decide } from '../submit/decide.ts';
import { price } from './explanation.ts';
import { type QuickRisk, readQuickRisk } from './quick-risk.ts';

/** What a scheme says of a quick risk. What stops or refers it does so under every cover. */
function offerOf(
  library: Library,
  book: ReadyBook,
  { ages }: QuickRisk,
  receivedOn: string,
): QuickOffer {
  const { decision, reasons } = decide(book, { cover: 'Comprehensive', ...ages });
  const typical = onTypical(book);
  const levies = library.levies(receivedOn, book);
  const premiums =
    decision === 'decline'
      ? []
      : COVERS.map((cover) => ({
          cover,
          premium: euro(rate(typical, levies, { cover, ...ages }).premiumCents),
        }));
  return { scheme: book.scheme, decision, reasons, premiums };
}

/** All three covers of the same two dates, and what each scheme asks for them, for the screens. */
export function compareCovers(library: Library) {
  return async (
    { inception, dateOfBirth, product }: CompareRequest,
    { now }: Context,
  ): Promise<Result<Comparison>> => {
    const receivedOn = irishDay(now);
    const read = readQuickRisk(
      {
        inception: { text: inception, path: 'inception' },
        birth: { text: dateOfBirth, path: 'dateOfBirth' },
      },
      receivedOn,
    );
    if (!read.ok) return read;
    const { day, ages, warnings } = read.value;
    const asked = chosenScheme(library, { product, day });
    if ('fault' in asked) return invalid([{ path: 'product', message: asked.fault }]);
    const book = library.inForce(day, asked.scheme);
    if (!book) return invalid([{ path: 'inception', message: message('beforeRateBooks') }]);
    const offers = library
      .allInForce(day)
      .map((one) => offerOf(library, one, read.value, receivedOn));
    const own = offers.find(({ scheme }) => scheme.id === book.scheme.id);
    const isDeclined = own?.decision === 'decline';
    const referrals = isDeclined ? [] : (own?.reasons ?? []);
    const covers = isDeclined
      ? []
      : COVERS.map((cover) => ({
          cover,
          explanation: price({
            ...{ book: onTypical(book), levies: library.levies(receivedOn, book), receivedOn },
            inputs: { cover, ...ages },
          }).explanation,
        }));
    return done({
      scheme: book.scheme.id,
      covers,
      offers,
      warnings: [
        ...warnings,
        ...referrals.map(({ message: reason }) => message('referred', { reason })),
      ],
    });
  };
}
