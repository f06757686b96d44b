import fc from 'fast-check';
import type { AddOn } from '../../../../src/shared/domain/quotes/add-on.ts';
import { AT } from '../../../support/host/requests.ts';
import { type Command, expectChanged, onQuote, type Target, target } from './command.ts';

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
export const addOns = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(target, wish).map(([to, wanted]) => addCover(to, wanted)) },
  {
    weight: 1,
    arbitrary: fc.tuple(target, wish).map(([to, { addonType }]) => removeCover(to, addonType)),
  },
);
