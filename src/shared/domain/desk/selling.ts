import { type Message, message } from '../messages/message.ts';

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

function scopeSentence({ scope, insurers }: Selling): string | undefined {
  const named = bare(insurers);
  if (scope === 'fair') {
    const whose = named === '' ? '' : `, those of ${named} among them`;
    return `We give our advice on the basis of a fair analysis of the market: we look at enough insurance contracts on offer to recommend the one that meets your needs${whose}.`;
  }
  if (scope === null || named === '') return undefined;
  return scope === 'limited'
    ? `We give our advice on the basis of a limited analysis of the market: we look at the contracts of ${named}.`
    : `We are tied: we sell the contracts of ${named} alone, and do not compare them with those of other insurers.`;
}

function commissionSentence({ commission }: Selling, also: string): string {
  const much = commission === null ? '' : ` of ${commission}% of the premium before levies`;
  return `The insurer ${also}pays us a commission${much}. It is part of your premium.`;
}

function paymentSentences(selling: Selling): string[] {
  const { paidBy, fee } = selling;
  if (paidBy === null || (hasFee(selling) && fee === '')) return [];
  const charged = `You pay us a fee: ${bare(fee)}.`;
  if (paidBy === 'fee') return [charged, 'We get no commission from the insurer.'];
  if (paidBy === 'both') return [charged, commissionSentence(selling, 'also ')];
  return [commissionSentence(selling, ''), 'You pay us no fee.'];
}

/** How the firm sells, as a customer reads it: a sentence each; what is not stated is left out. */
export function sellingSentences(selling: Selling): { scope: string[]; payment: string[] } {
  const scope = scopeSentence(selling);
  return { scope: scope === undefined ? [] : [scope], payment: paymentSentences(selling) };
}
