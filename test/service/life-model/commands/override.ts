import fc from 'fast-check';
import type { OverrideRequest } from '../../../../src/shared/schemas/quotes/change.ts';
import { AT } from '../../../support/host/requests.ts';
import { FIRST_TERMS, type Terms } from '../model.ts';
import { type Command, expectChanged, onQuote, type Target, target } from './command.ts';

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
export const withdrawals: fc.Arbitrary<Command> = fc
  .tuple(target, fc.constantFrom<Type>('premium', 'excess', 'discount'))
  .map(([to, type]) => withdraw(to, type));

/** Overrides the premium, the excess or the discount of a quote. */
export function overrides(type: Type): fc.Arbitrary<Command> {
  return fc.tuple(target, valuesOf(type)).map(([to, value]) => override(to, type, value));
}
