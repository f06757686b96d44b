/** What may be wrong after a fault, by what it means for the people who use the host. */
export const BREACHES = {
  noStart: 'the next start fails',
  stuck: 'it can not be done again',
  lost: 'what was acknowledged is gone',
  twice: 'it is done more than once',
  partial: 'a part of it is there',
  history: 'the history or the database is not whole',
  refused: 'the next host refuses what must work',
} as const;
export type BreachKind = keyof typeof BREACHES;

/** An invariant that does not hold. The message says more than its kind, for people. */
export class Breach extends Error {
  override readonly name = 'Breach';
  readonly kind: BreachKind;

  constructor(kind: BreachKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
