import type { SchemeOffer } from '../../shared/schemas/quotes/scheme-offer.ts';
import { bookWords } from './book-words.ts';
import { translate } from './i18n.ts';
import { money, wholeMoney } from './money.ts';
import { say, sayRemark } from './say.ts';

/** The excess of an offer; undefined where there is no offer. */
export function excessWords({
  premium,
  excess,
}: Pick<SchemeOffer, 'premium' | 'excess'>): string | undefined {
  if (premium === undefined) return undefined;
  return excess === undefined ? translate('newQuote:schemes.noExcess') : wholeMoney(excess);
}

/** The premium by which an offer is compared, where that is not its own. */
export function alikeWords({ likeForLike }: Pick<SchemeOffer, 'likeForLike'>): string | undefined {
  if (!likeForLike) return undefined;
  const { premium, excess } = likeForLike;
  return translate('newQuote:schemes.alike', {
    premium: money(premium),
    excess: wholeMoney(excess),
  });
}

/** Why a scheme refers, declines or does not sell what is chosen; of an offer, in what it differs. */
export function reasonWords(offer: SchemeOffer): readonly string[] {
  const { reasons, faults, premium, differs } = offer;
  const texts = [
    ...reasons.map(({ message }) => bookWords(message)),
    ...faults.map(sayRemark),
    ...(premium === undefined ? [] : differs.map(say)),
  ];
  return [...new Set(texts)];
}

type Included = SchemeOffer['addOns'][number];

/** What a level of an optional cover costs elsewhere, in euro; undefined where that is not known. */
export type Worth = (
  addonType: Included['addonType'],
  level: Included['level'],
) => number | undefined;

/** The optional covers that the premium includes, with their levels and what they cost or are worth. */
export function includedWords({ addOns }: SchemeOffer, worthOf: Worth): readonly string[] {
  return addOns.map(({ addonType, title, level, netPremium }) => {
    const cover = `${bookWords(title)}: ${bookWords(level)}`;
    if (netPremium > 0) {
      return translate('newQuote:schemes.atCost', { cover, amount: money(netPremium) });
    }
    const worth = worthOf(addonType, level);
    return worth === undefined
      ? translate('newQuote:schemes.atNoCost', { cover })
      : translate('newQuote:schemes.worth', { cover, worth: money(worth) });
  });
}
