import fc from 'fast-check';
import { expect } from 'vitest';
import type { OverrideRequest } from '../../../../src/shared/schemas/quotes/change.ts';
import type { Received } from '../../../support/host/host.ts';
import { expectFault } from '../../../support/host/requests.ts';
import { believe, known, type Model, type ModelQuote, statusOf, type Terms } from '../model.ts';
import type { Real } from '../real.ts';

/** One step in the life of a quote, as a failing run prints it. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Which quote of the run a step is about: any number stands for one, null for none at all. */
export type Target = number | null;

/** Mostly a quote that is there. */
export const target: fc.Arbitrary<Target> = fc.option(fc.nat(30), { freq: 25, nil: null });

/** The id that a step names, and what is believed of it. */
export interface Met {
  readonly id: string;
  readonly quote: ModelQuote | undefined;
  readonly model: Model;
  readonly real: Real;
}

/** A step about one quote. It can be taken once there is one. */
export function onQuote(to: Target, words: string, act: (met: Met) => Promise<void>): Command {
  return {
    check: ({ quotes }) => to === null || quotes.length > 0,
    run: async (model, real) => {
      const quote = to === null ? undefined : model.quotes[to % model.quotes.length];
      await act({ id: quote?.id ?? 'Q-NONE', quote, model, real });
    },
    toString: () => `${words} of ${to === null ? 'no quote' : `quote ${to}`}`,
  };
}

/** Expects a refusal that names why. */
export function expectRefused(answer: Received, status: number, message: RegExp): void {
  expectFault(answer, status);
  expect(answer.body.message).toMatch(message);
}

/** Believes a change that was taken, and expects its answer to fit what was believed before. */
function take(answer: Received, quote: ModelQuote, terms: Terms): void {
  expect(answer.status, answer.text).toBe(200);
  const expected = known(quote, terms);
  if (expected !== undefined) {
    expect(answer.body.premium, 'the same terms cost the same').toBe(expected);
  }
  believe(quote, terms, answer.body);
}

/**
 * Expects what every change of terms owes: 404 for no quote, 409 for one that is no longer open,
 * 400 for terms that the book does not have, else the quote at its new premium.
 * @param terms what the quote would then have; undefined where the book refuses them
 */
export function expectChanged(
  answer: Received,
  { id, quote, model }: Met,
  change: {
    readonly kind: string;
    readonly terms: (before: Terms) => Terms | undefined;
    /** What it overrides; all but the premium may not move the premium, and that is said. */
    readonly overrides?: OverrideRequest['overrideType'];
  },
): void {
  const status = quote && statusOf(quote, model.now);
  const terms = quote && change.terms(quote.terms);
  if (!quote) expectRefused(answer, 404, new RegExp(`^Quote ${id} not found$`));
  else if (status !== 'quoted') expectRefused(answer, 409, new RegExp(`is ${status}$`));
  else if (!terms)
    expectRefused(answer, 400, /must|is not in the quote|is not overridden|below the smallest/);
  else {
    take(answer, quote, terms);
    quote.history.push(change.kind);
    const texts = [...withoutEffect(quote, change.overrides), ...lostApproval(quote)];
    if (quote.referral === 'approved') quote.referral = 'referred';
    expectShown(answer, { ...quote, warnings: [...quote.warnings, ...texts] }, model);
  }
}

/** What is said of a change after an approval, which then no longer holds. */
function lostApproval({ referral }: ModelQuote): string[] {
  if (referral !== 'approved') return [];
  return ['This change ended the underwriter’s approval: the quote is referred again'];
}

/** What is said of an override that did not move the premium as it would. */
function withoutEffect(
  { premium, explanation, terms }: ModelQuote,
  overrides: OverrideRequest['overrideType'] = 'premium',
): string[] {
  const { cover, steps } = explanation;
  if (overrides === 'premium') return [];
  if (terms.byHand) {
    return [`The premium was set by hand and stays ${premium} euro: this change did not move it`];
  }
  if (overrides === 'excess' && cover === 'ThirdParty') {
    return [
      'An excess changes nothing under this cover, which does not pay for damage to the car itself',
    ];
  }
  const step = steps.find(({ id }) => id === overrides);
  if (!step || step.after >= step.before || !steps.some(({ id }) => id === 'minimum')) return [];
  return [
    `${step.title}: the minimum premium applies, so this took off less than it would, or nothing`,
  ];
}

/** Expects a quote as the API shows it to be all that is believed of it. */
export function expectShown({ body }: Received, quote: ModelQuote, { now }: Model): void {
  expect(body).toMatchObject({
    quoteId: quote.id,
    premium: quote.premium,
    status: statusOf(quote, now),
    warnings: quote.warnings,
  });
  expect(body.explanation).toEqual(quote.explanation);
  expect(body.explanation.premium).toBe(quote.premium);
  expect(Date.parse(body.createdAt)).toBe(quote.createdAt);
  expect(Date.parse(body.expiresAt)).toBe(quote.expiresAt);
  expect(body.policyId).toBe(quote.policy?.id);
  expect(body.driverNumber).toBe(quote.driverNumber);
  expect(body.referral?.state).toBe(quote.referral);
  expect(body.lost !== undefined).toBe(quote.isLost);
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(quote.history);
}
