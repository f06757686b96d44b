import { expect, test } from 'vitest';
import { decide } from '../../../../../src/main/core/quotes/price/risk.ts';
import type { UnderwritingRule } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { libraryWith } from '../demonstration-library.ts';

const REFER: UnderwritingRule = {
  id: 'over-thirty',
  decision: 'refer',
  input: 'driverAge',
  above: 30,
  reason: 'A test',
};
const DECLINE: UnderwritingRule = { ...REFER, id: 'over-forty', decision: 'decline', above: 40 };

test.each([
  [30, 'quote', []],
  [31, 'refer', ['over-thirty']],
  // What would refer a declined risk besides is not among its reasons.
  [41, 'decline', ['over-forty']],
  // A form that is only begun.
  [undefined, 'quote', []],
] as const)('of a driver aged %j the decision is %s', (driverAge, decision, rules) => {
  const book = libraryWith({ underwriting: [REFER, DECLINE] }).inForce('2026-12-01');
  if (!book) throw new Error('No rate book is in force');
  const decided = decide(book, { cover: 'TPFT', ...(driverAge && { driverAge }) });
  expect(decided.decision).toBe(decision);
  expect(decided.reasons.map(({ rule }) => rule)).toEqual(rules);
});
