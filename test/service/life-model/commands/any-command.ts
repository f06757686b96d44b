import fc from 'fast-check';
import { expect } from 'vitest';
import { contract } from '../../../../src/shared/contract/contract.ts';
import type { AddOn } from '../../../../src/shared/domain/quotes/add-on.ts';
import { ALL_DOCUMENTS } from '../../../../src/shared/domain/quotes/document-type.ts';
import type { OverrideRequest } from '../../../../src/shared/schemas/quotes/change.ts';
import type { Received } from '../../../support/host/host.ts';
import { AT } from '../../../support/host/requests.ts';
import { FIRST_TERMS, type Model, type ModelQuote, statusOf, type Terms } from '../model.ts';
import type { Real } from '../real.ts';
import { acceptances } from './accept.ts';
import {
  type Command,
  expectChanged,
  expectRefused,
  expectShown,
  type Met,
  onQuote,
  type Target,
  target,
} from './command.ts';
import { retrievals } from './retrieve.ts';
import { submissions } from './submit.ts';

type Type = OverrideRequest['overrideType'];

/** The demonstration rate book's: euro, euro, percent. */
const LIMITS: Record<Type, { readonly least: number; readonly most: number }> = {
  premium: { least: 100, most: 100_000 },
  excess: { least: 0, most: 2500 },
  discount: { least: 0, most: 25 },
};

/** The terms after an override. */
function changed(before: Terms, type: Type, value: number): Terms {
  const overridden = [...before.overridden.filter((each) => each !== type), type];
  if (type !== 'premium') return { ...before, overridden, [type]: value };
  return { ...before, overridden, byHand: { premium: value, included: before.addOns } };
}

/** The terms without the overrides of one kind; undefined where there is none. */
function withdrawn(before: Terms, type: Type): Terms | undefined {
  if (!before.overridden.includes(type)) return undefined;
  const overridden = before.overridden.filter((each) => each !== type);
  if (type === 'premium') return { ...before, overridden, byHand: undefined };
  return { ...before, overridden, [type]: FIRST_TERMS[type] };
}

/** Values to the cent, now and then just past a limit. */
function valuesOf(type: Type): fc.Arbitrary<number> {
  const { least, most } = LIMITS[type];
  const within = fc.oneof(
    fc.constantFrom(least, most),
    fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100),
    fc.integer({ min: least, max: Math.min(most, 999) }),
  );
  const past = fc.constantFrom(least - 0.01, most + 0.01, least + 0.001);
  return fc.oneof({ weight: 12, arbitrary: within }, { weight: 1, arbitrary: past });
}

function isAllowed(type: Type, value: number): boolean {
  const { least, most } = LIMITS[type];
  return value >= least && value <= most && Number(value.toFixed(2)) === value;
}

function override(to: Target, overrideType: Type, value: number): Command {
  return onQuote(to, `override ${overrideType} ${value}`, async (met) => {
    const body = { quoteId: met.id, overrideType, value, reason: 'A model said so' };
    const answer = await met.real.send(AT.override, { body });
    expectChanged(answer, met, {
      kind: 'overridden',
      overrides: overrideType,
      terms: (before) =>
        isAllowed(overrideType, value) ? changed(before, overrideType, value) : undefined,
    });
  });
}

function withdraw(to: Target, overrideType: Type): Command {
  return onQuote(to, `withdraw ${overrideType}`, async (met) => {
    const body = { quoteId: met.id, overrideType, reason: 'A model said so, too' };
    const answer = await met.real.send(AT.withdrawOverride, { body });
    expectChanged(answer, met, {
      kind: 'overrideWithdrawn',
      overrides: overrideType,
      terms: (before) => withdrawn(before, overrideType),
    });
  });
}

/** Withdraws the overrides of one kind. */
const withdrawals: fc.Arbitrary<Command> = fc
  .tuple(target, fc.constantFrom<Type>('premium', 'excess', 'discount'))
  .map(([to, type]) => withdraw(to, type));

/** Overrides the premium, the excess or the discount of a quote. */
function overrides(type: Type): fc.Arbitrary<Command> {
  return fc.tuple(target, valuesOf(type)).map(([to, value]) => override(to, type, value));
}

/** The demonstration rate book's, the usual one first. */
const LEVELS: Readonly<Record<AddOn, readonly [string, string]>> = {
  breakdown: ['ireland', 'europe'],
  legal: ['standard', 'extended'],
  windscreen: ['standard', 'unlimited'],
  keycare: ['standard', 'extended'],
};

interface Wish {
  readonly addonType: AddOn;
  /** Undefined takes the usual one; `moon` is none. */
  readonly level: string | undefined;
}

const wish: fc.Arbitrary<Wish> = fc
  .constantFrom<AddOn>('breakdown', 'legal', 'windscreen', 'keycare')
  .chain((addonType) =>
    fc.record({
      addonType: fc.constant(addonType),
      level: fc.constantFrom(undefined, undefined, ...LEVELS[addonType], 'moon'),
    }),
  );

function addCover(to: Target, { addonType, level }: Wish): Command {
  return onQuote(to, `add ${addonType} ${level ?? '(usual)'}`, async (met) => {
    const addonOptions = level === undefined ? {} : { level };
    const body = { quoteId: met.id, addonType, addonOptions };
    const answer = await met.real.send(AT.addOn, { body });
    const chosen = level ?? LEVELS[addonType][0];
    expectChanged(answer, met, {
      kind: 'addOn',
      terms: ({ addOns, ...others }) =>
        LEVELS[addonType].includes(chosen)
          ? { ...others, addOns: { ...addOns, [addonType]: chosen } }
          : undefined,
    });
  });
}

/** Takes optional cover off; a premium set by hand may be as small as the smallest, and then it stays. */
function removeCover(to: Target, addonType: AddOn): Command {
  return onQuote(to, `remove ${addonType}`, async (met) => {
    const answer = await met.real.send(AT.removeAddOn, { body: { quoteId: met.id, addonType } });
    const tooSmall = answer.status === 400 && /below the smallest/.test(answer.body.message);
    expectChanged(answer, met, {
      kind: 'addOnRemoved',
      terms: ({ addOns: { [addonType]: level, ...addOns }, ...others }) => {
        const mayBeSmall = others.byHand !== undefined && level !== undefined;
        if (tooSmall && mayBeSmall) return undefined;
        return level === undefined ? undefined : { ...others, addOns };
      },
    });
  });
}

/** Adds optional cover, changes its level, or takes it off. */
const addOns = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(target, wish).map(([to, wanted]) => addCover(to, wanted)) },
  {
    weight: 1,
    arbitrary: fc.tuple(target, wish).map(([to, { addonType }]) => removeCover(to, addonType)),
  },
);

/** Expects what every event of a referral owes an open quote, and believes it. */
function expectKept(
  answer: Received,
  { quote, model }: Met,
  { kind, state }: { readonly kind: string; readonly state: NonNullable<ModelQuote['referral']> },
): void {
  const status = quote && statusOf(quote, model.now);
  const isWaiting = kind === 'referred' || quote?.referral === 'referred';
  if (!quote) expectRefused(answer, 404, /^Quote Q-NONE not found$/);
  else if (status !== 'quoted') expectRefused(answer, 409, new RegExp(`is ${status}$`));
  else if (!isWaiting) expectRefused(answer, 409, /is not waiting for a decision/);
  else {
    expect(answer.status, answer.text).toBe(200);
    quote.history.push(kind);
    quote.referral = state;
    expectShown(answer, quote, model);
  }
}

function refer(to: Target): Command {
  return onQuote(to, 'refer', async (met) => {
    const body = { quoteId: met.id, reason: 'A model said so' };
    const answer = await met.real.send(AT.refer, { body });
    expectKept(answer, met, { kind: 'referred', state: 'referred' });
  });
}

function decide(to: Target, decision: 'approve' | 'refuse'): Command {
  return onQuote(to, decision, async (met) => {
    const reasons = decision === 'refuse' ? { reasons: ['A model said so'] } : {};
    const body = { quoteId: met.id, decision, note: 'A model said so', ...reasons };
    const answer = await met.real.send(AT.decideReferral, { body });
    const kept =
      decision === 'refuse'
        ? ({ kind: 'referralRefused', state: 'refused' } as const)
        : ({ kind: 'referralApproved', state: 'approved' } as const);
    expectKept(answer, met, kept);
  });
}

/** Refers a quote by hand, or decides one, also one that waits for no decision. */
const referrals = fc.oneof(
  { weight: 1, arbitrary: target.map(refer) },
  { weight: 2, arbitrary: target.map((to) => decide(to, 'approve')) },
  { weight: 1, arbitrary: target.map((to) => decide(to, 'refuse')) },
);

const DAY = 24 * 60 * 60 * 1000;

function moveTo(model: Model, { clock }: Real, now: number): void {
  model.now = now;
  clock.now = now;
}

function wait(seconds: number): Command {
  return {
    check: () => true,
    run: async (model, real) => moveTo(model, real, model.now + seconds * 1000),
    toString: () => `wait ${seconds} s`,
  };
}

/** Lets up to a week go by. */
const waits = fc.integer({ min: 1, max: 7 * 24 * 60 * 60 }).map(wait);

/** The expiry of an open quote, if a step means one that is still to come. */
function expiryOf({ quotes, now }: Model, to: Target): number | undefined {
  const quote = to === null ? undefined : quotes[to % quotes.length];
  return quote && quote.expiresAt > now + 1000 ? quote.expiresAt : undefined;
}

function expire(to: Target, off: number): Command {
  return {
    check: (model) => expiryOf(model, to) !== undefined,
    run: async (model, real) => moveTo(model, real, (expiryOf(model, to) ?? model.now) + off),
    toString: () => `move to the expiry of quote ${to} ${off < 0 ? '-' : '+'} ${Math.abs(off)} ms`,
  };
}

/** Moves to the last second of a quote, to its very expiry, or a month past it. */
const expiries = fc
  .tuple(target, fc.constantFrom(-1000, 0, 1000, 30 * DAY))
  .map(([to, off]) => expire(to, off));

/** Marks a quote as lost, or takes it back: whatever its status, unless it is a policy. */
function mark(to: Target, isLost: boolean): Command {
  return onQuote(to, isLost ? 'mark as lost' : 'mark as not lost', async (met) => {
    const { id: quoteId, quote, model, real } = met;
    const answer = isLost
      ? await real.send(AT.lost, { body: { quoteId, reason: 'price' } })
      : await real.send(AT.notLost, { body: { quoteId } });
    if (!quote) expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    else if (quote.policy) expectRefused(answer, 409, /is accepted$/);
    else if (!isLost && !quote.isLost) expectRefused(answer, 409, /is not marked as lost$/);
    else {
      expect(answer.status, answer.text).toBe(200);
      quote.history.push(isLost ? 'markedLost' : 'markedNotLost');
      quote.isLost = isLost;
      expectShown(answer, quote, model);
    }
  });
}

const losses = fc.oneof(
  { weight: 2, arbitrary: target.map((to) => mark(to, true)) },
  { weight: 1, arbitrary: target.map((to) => mark(to, false)) },
);

const LIFETIME = 24 * 60 * 60 * 1000;

function generate(to: Target, type: string): Command {
  return onQuote(to, `documents ${type}`, async ({ id, quote, model, real }) => {
    const body = { quoteId: id, documentTypes: [type] };
    const answer = await real.send(contract.generateDocuments.http.path, { body });
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.quoteId).toBe(id);
    const { documents } = answer.body;
    const types = documents.map((one: { type: string }) => one.type);
    expect(types).toEqual(type === 'all' ? ALL_DOCUMENTS : [type]);
    for (const { url, expiresAt } of documents) {
      expect(Date.parse(expiresAt)).toBe(model.now + LIFETIME);
      const file = await fetch(url);
      expect(file.status).toBe(200);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });
}

/** Makes documents in whatever state the quote is, and opens them; the quote stays as it was. */
const generations = fc
  .tuple(target, fc.constantFrom('certificate', 'schedule', 'all'))
  .map(([to, type]) => generate(to, type));

/** Few numbers, so that the same one comes again; the last is none. */
const number = fc.constantFrom('123456789', '987654321', '12345678');

function record(to: Target, driverNumber: string): Command {
  return onQuote(to, `record driver ${driverNumber}`, async ({ id, quote, model, real }) => {
    const answer = await real.send(AT.driverNumber, { body: { quoteId: id, driverNumber } });
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    if (statusOf(quote, model.now) === 'expired') return expectRefused(answer, 409, /is expired$/);
    // What a number looks like depends on the licence, and the sample's is Irish.
    if (!/^\d{9}$/.test(driverNumber)) return expectRefused(answer, 400, /driverNumber/);
    expect(answer.status, answer.text).toBe(200);
    if (quote.driverNumber !== driverNumber) quote.history.push('driverNumber');
    quote.driverNumber = driverNumber;
    expectShown(answer, quote, model);
  });
}

/** Records a driver number, also a second one and one of a policy. */
const driverNumbers = fc.tuple(target, number).map(([to, given]) => record(to, given));

const restart: Command = {
  check: () => true,
  run: async (_model, real) => real.restart(),
  toString: () => 'restart',
};

/** Ends the application and opens it again on its data. */
const restarts = fc.constant(restart);

/** Any step, the costly ones rarely. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: submissions },
  { weight: 14, arbitrary: overrides('discount') },
  { weight: 12, arbitrary: overrides('excess') },
  { weight: 8, arbitrary: overrides('premium') },
  { weight: 8, arbitrary: withdrawals },
  { weight: 16, arbitrary: addOns },
  { weight: 10, arbitrary: acceptances },
  { weight: 6, arbitrary: driverNumbers },
  { weight: 8, arbitrary: referrals },
  { weight: 5, arbitrary: losses },
  { weight: 14, arbitrary: retrievals },
  { weight: 4, arbitrary: waits },
  { weight: 4, arbitrary: expiries },
  { weight: 1, arbitrary: generations },
  { weight: 1, arbitrary: restarts },
);
