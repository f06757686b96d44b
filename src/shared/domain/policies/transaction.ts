/** The transactions of a policy, in the order in which they usually come. */
export const TRANSACTIONS = [
  'newBusiness',
  'adjustment',
  'cancellation',
  'reinstatement',
  'renewal',
  'reversal',
] as const;
export type TransactionKind = (typeof TRANSACTIONS)[number];

/** The events of the history that are transactions of a policy, each with its kind; acceptance is new business. */
export const TRANSACTION_OF = {
  adjusted: 'adjustment',
  cancelled: 'cancellation',
  reinstated: 'reinstatement',
  renewed: 'renewal',
  reversed: 'reversal',
} as const satisfies Record<string, TransactionKind>;
export type TransactionStep = keyof typeof TRANSACTION_OF;

/** Whether an event of a history is a transaction of its policy. */
export const isTransactionStep = (kind: string): kind is TransactionStep =>
  Object.hasOwn(TRANSACTION_OF, kind);

/** Those that a rate book may have a fee on. */
export const CHARGED_TRANSACTIONS = [
  'adjustment',
  'cancellation',
  'reinstatement',
] as const satisfies readonly TransactionKind[];
export type ChargedTransaction = (typeof CHARGED_TRANSACTIONS)[number];

/**
 * How a policy ends before its time: the customer withdraws within the cooling-off period or cancels
 * later, the insurer cancels, or it is as if it had never begun.
 */
export const ENDINGS = ['coolingOff', 'customer', 'insurer', 'fromStart'] as const;
export type Ending = (typeof ENDINGS)[number];
