import type { DueKind, ReceiptMethod } from '../../../../../shared/domain/policies/payment.ts';
import type { TransactionKind } from '../../../../../shared/domain/policies/transaction.ts';

/** What a receipt says. */
export const receipt = {
  received: (amount: string, day: string) => `We received ${amount} on ${day}`,
  thanks: (how: string, reference: string, name: string) =>
    `Paid ${how} by ${name}, reference ${reference}.`,
  method: {
    card: 'by card',
    direct_debit: 'by direct debit',
    bank_transfer: 'by bank transfer',
    cheque: 'by cheque',
    cash: 'in cash',
  } satisfies Record<ReceiptMethod, string>,
  from: 'Received from',
  amount: 'Amount',
  on: 'Received on',
  how: 'How',
  forWhat: 'For',
  premiumOf: (policy: string, car: string) => `Private motor insurance, policy ${policy}, ${car}`,
  proposal:
    'The acceptance by an insurance intermediary of a completed insurance proposal does not itself constitute the effecting of a policy of insurance. Your certificate of insurance says what is insured, and from when.',
  account: 'Your account',
  day: 'Day',
  what: 'What',
  euro: 'Euro',
  balance: 'Balance',
  charged: {
    newBusiness: 'Premium of the policy',
    adjustment: 'Change of the policy',
    cancellation: 'Cancellation of the policy',
    reinstatement: 'Reinstatement of the policy',
    renewal: 'Premium of the renewal',
    reversal: 'A change that was undone',
  } satisfies Record<TransactionKind, string>,
  planCharge: 'Charge for paying by instalments',
  planNone: 'To be paid in full',
  planEnded: 'Charge for instalments, given back',
  paid: (how: string, reference: string) => `Received ${how}, ${reference}`,
  missed: 'A payment that did not arrive',
  rebate: (how: string, reference: string) => `Paid back ${how}, ${reference}`,
  withdrawn: (line: number) => `Corrects line ${line}`,
  owed: (amount: string) => `There is ${amount} left to pay.`,
  settled: 'There is nothing left to pay.',
  credit: (amount: string) => `We owe you ${amount}.`,
  rebates:
    'Premiums and premium rebates pass through our client premium account, which is kept apart from our own money.',
  toPay: 'What is still to be paid',
  due: {
    full: 'In full',
    deposit: 'Deposit',
    instalment: 'Instalment',
    atOnce: 'Due at once',
    rebate: 'Due again',
  } satisfies Record<DueKind, string>,
  plan: (amount: string, charge: string, apr: string, total: string) =>
    `Paying ${amount} by instalments costs ${charge} more: ${total} in all. The annual percentage rate of charge (APR) is ${apr} %.`,
};
