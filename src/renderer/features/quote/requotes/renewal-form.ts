import type { InputOf } from '../../../../shared/contract/contract.ts';
import {
  type Aspect,
  CHANNELS,
  type Channel,
  SALES,
  type Sale,
} from '../../../../shared/domain/quotes/renewal.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { RenewalRequest } from '../../../../shared/schemas/quotes/renewal.ts';
import { readAmount } from '../../../i18n/money.ts';

/** What is charged, as it is typed. */
export interface ChargeTexts {
  readonly price: string;
  readonly fee: string;
}

/** What is charged, and how it is sold. */
export interface SoldTexts extends ChargeTexts {
  readonly channel: Channel;
}

/** The check of a renewal price as it is filled in. */
export interface RenewalForm {
  readonly lastYear: SoldTexts;
  readonly sale: Sale | undefined;
  readonly offered: SoldTexts;
  /** Sold as the offer is; empty where it is not known. */
  readonly firstRenewal: ChargeTexts;
  readonly same: readonly Aspect[];
}

/** What a quote charges: the rule tells the broker's own fees from the price, which has the insurer's. */
function chargeOf({ explanation: { premium, fees = [] } }: Quote): SoldTexts {
  const fee = fees
    .filter(({ owner }) => owner === 'broker')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { price: (premium - fee).toFixed(2), fee: fee.toFixed(2), channel: 'broker' };
}

/** What the broker filled in; the rest follows the two quotes. */
export interface RenewalTyped {
  readonly lastYear?: Partial<SoldTexts>;
  readonly sale?: Sale | undefined;
  readonly offered?: Partial<SoldTexts>;
  readonly firstRenewal?: Partial<ChargeTexts>;
  readonly same?: readonly Aspect[];
}

/** What two quotes say of a renewal, under what was typed; what last year was only the broker knows. */
export function renewalForm(before: Quote, after: Quote, typed: RenewalTyped): RenewalForm {
  const isSameCover = before.explanation.cover === after.explanation.cover;
  return {
    lastYear: { ...chargeOf(before), ...typed.lastYear },
    sale: typed.sale,
    offered: { ...chargeOf(after), ...typed.offered },
    firstRenewal: { price: '', fee: '', ...typed.firstRenewal },
    same: typed.same ?? (isSameCover ? ['cover'] : []),
  };
}

/** Whether nothing is known of the equivalent first renewal. */
export function hasNoFirstRenewal({ firstRenewal: { price, fee } }: RenewalForm): boolean {
  return price.trim() === '' && fee.trim() === '';
}

function amounts({ price, fee }: ChargeTexts): { price: number; fee: number } | undefined {
  const [read, readFee] = [readAmount(price), readAmount(fee)];
  return read === undefined || readFee === undefined ? undefined : { price: read, fee: readFee };
}

/** What to ask; undefined while something is missing or no number. */
export function renewalRequest(form: RenewalForm): InputOf<'checkRenewal'> | undefined {
  const { sale, same } = form;
  const [last, now, first] = [form.lastYear, form.offered, form.firstRenewal].map(amounts);
  if (!last || !now || !sale || !(first || hasNoFirstRenewal(form))) return undefined;
  const { channel } = form.offered;
  return {
    lastYear: { ...last, channel: form.lastYear.channel, sale },
    offered: { ...now, channel },
    ...(first ? { firstRenewal: { ...first, channel } } : { same: [...same] }),
  };
}

/** The places of a request that a fault names. */
export type ChargePath = keyof Pick<RenewalRequest, 'lastYear' | 'offered' | 'firstRenewal'>;

/** The channel of a word that was chosen. */
export function channelOf(word: string): Channel | undefined {
  return CHANNELS.find((channel) => channel === word);
}

/** The sale of a word that was chosen; undefined where none was. */
export function saleOf(word: string): Sale | undefined {
  return SALES.find((sale) => sale === word);
}
