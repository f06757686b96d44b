import { type Message, message } from '../messages/message.ts';
import { ENGLISH_SELLING, type SellingWords } from './selling-words.ts';

/** How much of the market the firm looks at. Source: Directive (EU) 2016/97, Articles 19 and 20. */
export const SCOPES = ['fair', 'limited', 'tied'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who pays the firm: the insurer by commission, the customer by a fee, or both. Source: the same, Article 19. */
export const REMUNERATIONS = ['commission', 'fee', 'both'] as const;
export type Remuneration = (typeof REMUNERATIONS)[number];

/** The largest commission that can be stated; percent of the premium. */
export const MOST_COMMISSION = 50;

/** How the firm sells: what it compares, and how it is paid. */
export interface Selling {
  /** null: not stated. */
  readonly scope: Scope | null;
  /** The insurers that it compares, or how many; empty where that is not stated. */
  readonly insurers: string;
  /** null: not stated. */
  readonly paidBy: Remuneration | null;
  /** Percent of the premium before levies; null where that is not stated. */
  readonly commission: number | null;
  /** The fee in words; empty where there is none. */
  readonly fee: string;
}

/** A firm that has not stated how it sells. */
export const NOT_STATED: Selling = {
  scope: null,
  insurers: '',
  paidBy: null,
  commission: null,
  fee: '',
};

/** How a firm sells that exists for training alone. */
export const DEMONSTRATION_SELLING: Selling = {
  scope: 'limited',
  insurers: 'the insurers of this demonstration',
  paidBy: 'commission',
  commission: 10,
  fee: '',
};

const hasFee = ({ paidBy }: Selling) => paidBy === 'fee' || paidBy === 'both';

/** What is missing of a statement that a customer is to read; empty where it is whole. */
export function unstated(selling: Selling): Message[] {
  const { scope, insurers, paidBy, fee } = selling;
  return [
    ...(scope === null ? [message('scopeNotStated')] : []),
    ...(scope !== null && scope !== 'fair' && insurers === ''
      ? [message('insurersNotStated')]
      : []),
    ...(paidBy === null ? [message('paidByNotStated')] : []),
    ...(hasFee(selling) && fee === '' ? [message('feeNotStated')] : []),
  ];
}

/** The words of a list end without a full stop: the sentence has its own. */
const bare = (words: string) => words.replace(/[.\s]+$/, '');

function scopeSentence({ scope, insurers }: Selling, words: SellingWords): string | undefined {
  const named = bare(insurers);
  if (scope === 'fair') return words.fair(named);
  return scope === null || named === '' ? undefined : words[scope](named);
}

function paymentSentences(selling: Selling, words: SellingWords): string[] {
  const { paidBy, fee, commission } = selling;
  if (paidBy === null || (hasFee(selling) && fee === '')) return [];
  const charged = words.fee(bare(fee));
  if (paidBy === 'fee') return [charged, words.noCommission];
  if (paidBy === 'both') return [charged, words.alsoCommission(commission)];
  return [words.commission(commission), words.noFee];
}

/** How the firm sells, as a customer reads it: a sentence each; what is not stated is left out. */
export function sellingSentences(
  selling: Selling,
  words = ENGLISH_SELLING,
): { scope: string[]; payment: string[] } {
  const scope = scopeSentence(selling, words);
  return {
    scope: scope === undefined ? [] : [scope],
    payment: paymentSentences(selling, words),
  };
}
