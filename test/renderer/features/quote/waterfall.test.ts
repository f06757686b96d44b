import '../../../../src/renderer/i18n/screen-words/quote.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepLines } from '../../../../src/renderer/features/quote/explain/explain-dialog.tsx';
import {
  extent,
  sentence,
  title,
  waterfall,
} from '../../../../src/renderer/features/quote/premium/waterfall.ts';
import type { Explanation } from '../../../../src/shared/schemas/quotes/explanation.ts';
import { EXPLANATION } from '../../../support/quotes/made-quote.ts';

const cents = (euro: number) => Math.round(euro * 100);

/** Any premium that adds up: steps up and down, levies, a fee. */
const anyExplanation = fc
  .record({
    base: fc.integer({ min: 1, max: 500_000 }),
    moves: fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 12 }),
    levies: fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 4 }),
    fee: fc.integer({ min: 0, max: 9999 }),
  })
  .map(({ base, moves, levies, fee }): Explanation => {
    const first = EXPLANATION.steps[0];
    if (!first) throw new Error('no base');
    let at = base;
    const steps = moves.map((move, i) => {
      const before = at;
      at = Math.max(0, at + move);
      return { ...first, id: `s${i}`, before: before / 100, after: at / 100, multiplier: 1.5 };
    });
    const gross = levies.reduce((sum, levy) => sum + levy, at);
    return {
      ...EXPLANATION,
      steps: [{ ...first, before: 0, after: base / 100 }, ...steps],
      netPremium: at / 100,
      levies: levies.map((amount, i) => ({
        id: `l${i}`,
        title: `Levy ${i}`,
        rate: 0.01,
        amount: amount / 100,
      })),
      grossPremium: gross / 100,
      policyFee: fee / 100,
      premium: (gross + fee) / 100,
    };
  });

it('adds up to the cent, and each bar begins where the last one ended', () => {
  fc.assert(
    fc.property(anyExplanation, (explanation) => {
      const { bars, highest } = waterfall(explanation);
      let at = 0;
      for (const bar of bars) {
        if (bar.kind === 'net' || bar.kind === 'premium') expect(cents(bar.amount)).toBe(at);
        else at += cents(bar.amount);
        expect(cents(bar.after)).toBe(at);
        const { left, width } = extent(bar, highest);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(100.001);
      }
      expect(at).toBe(cents(explanation.premium));
    }),
  );
});

it('leaves out what changes nothing, and names it', () => {
  const { bars, unmoving } = waterfall(EXPLANATION);
  expect(unmoving.map(({ id }) => id)).toEqual(['claims']);
  expect(bars.map(title)).toEqual([
    'Base premium',
    "Driver's age",
    'Area',
    'Breakdown assistance',
    'Net premium',
    'Stamp duty',
    'Compensation fund',
    'Policy stamp',
    'Policy fee',
    'Premium',
  ]);
});

it('says of each bar why it is there, in plain words', () => {
  expect(waterfall(EXPLANATION).bars.map(sentence)).toEqual([
    'Comprehensive: starts at €602.50',
    '41 years: ×0.92, takes €48.20 off',
    'Assumed: D02: ×1.12, adds €66.52',
    'In Ireland: adds €35.00',
    '',
    '3% of the net premium: adds €19.67',
    '1% of the net premium: adds €6.56',
    'A fixed amount: adds €1.00',
    'A fixed amount: adds €25.00',
    '',
  ]);
});

it('names each fee, and says whose it is', () => {
  const fees: Explanation['fees'] = [
    { id: 'policy-fee', title: 'Policy fee', owner: 'insurer', amount: 15 },
    { id: 'none', title: 'No fee', owner: 'broker', amount: 0 },
    { id: 'broker', title: 'Arrangement fee', owner: 'broker', amount: 10 },
  ];
  const { bars } = waterfall({ ...EXPLANATION, fees });
  const charged = bars.filter(({ kind }) => kind === 'fee');
  expect(charged.map((bar) => [title(bar), sentence(bar)])).toEqual([
    ['Policy fee', 'The insurer’s fee: adds €15.00'],
    ['Arrangement fee', 'The broker’s own fee: adds €10.00'],
  ]);
  expect(charged.at(-1)?.after).toBe(EXPLANATION.premium);
});

it('says the cover of the base by its name, not its code', () => {
  const steps = EXPLANATION.steps.map((step) =>
    step.id === 'base' ? { ...step, input: 'TPFT' } : step,
  );
  const [first] = waterfall({ ...EXPLANATION, cover: 'TPFT', steps }).bars;
  expect(first && sentence(first)).toBe('Third party, fire and theft: starts at €602.50');
});

it('explains every step, also those that change nothing, then the levies, the fee and the premium', () => {
  const lines = stepLines(EXPLANATION);
  expect(lines.flatMap(({ step }) => step ?? [])).toEqual(EXPLANATION.steps);
  expect(lines.at(-1)?.bar).toMatchObject({ kind: 'premium', after: EXPLANATION.premium });
  const [step] = EXPLANATION.steps;
  if (!step) throw new Error('no step');
  const still = { ...step, multiplier: 1, before: 100, after: 100 };
  expect(sentence({ kind: 'step', step: still, amount: 0, after: 100 })).toMatch(
    /changes nothing$/,
  );
});
