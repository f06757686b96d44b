import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { wholeMoney } from '../../../i18n/money.ts';
import { sayRemark } from '../../../i18n/say.ts';

/** The excess of an offer; undefined where there is no offer. */
export function excessWords({ premium, excess }: SchemeOffer): string | undefined {
  if (premium === undefined) return undefined;
  return excess === undefined ? translate('newQuote:schemes.noExcess') : wholeMoney(excess);
}

/** Why a scheme refers, declines or does not sell what is chosen; empty where it offers. */
export function reasonWords({ reasons, faults }: SchemeOffer): readonly string[] {
  const said = [...reasons.map(({ message }) => bookWords(message)), ...faults.map(sayRemark)];
  return [...new Set(said)];
}

/** The optional covers that the premium includes, with their levels. */
export function includedWords({ addOns }: SchemeOffer): readonly string[] {
  return addOns.map(({ title, level, netPremium }) => {
    const cover = `${bookWords(title)}: ${bookWords(level)}`;
    return netPremium === 0 ? translate('newQuote:schemes.atNoCost', { cover }) : cover;
  });
}
