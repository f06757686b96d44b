import { PAYMENT_METHODS } from '../quotes/payment-method.ts';

/** How money comes in or goes back; of a quote that is accepted, only the first of them. */
export const RECEIPT_METHODS = [...PAYMENT_METHODS, 'cheque', 'cash'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** What a line of a policy's account is: what is charged or returned, and what is paid. */
export const ACCOUNT_LINES = [
  'charged',
  'plan',
  'planEnded',
  'received',
  'missed',
  'rebate',
  'withdrawn',
] as const;
export type AccountLineKind = (typeof ACCOUNT_LINES)[number];

/** What falls due: a premium in full, a part of a plan, a change that is due at once, a rebate to pay again. */
export const DUE_KINDS = ['full', 'deposit', 'instalment', 'atOnce', 'rebate'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** How what falls due stands on a day. */
export const DUE_STATES = ['paid', 'overdue', 'due', 'toCome'] as const;
export type DueState = (typeof DUE_STATES)[number];

const CARD_DIGITS = /^\d{12,19}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether the last of some digits is the check digit of the others. Source: ISO/IEC 7812-1, annex B. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) : 2 * Number(digit);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text looks like the number of a card or of a bank account, which nobody may keep as a reference. */
export function isBankNumber(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return IBAN.test(plain) || (CARD_DIGITS.test(plain) && isChecked(plain));
}
