import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import type { AddOn } from '../../../../../src/shared/domain/quotes/add-on.ts';
import type { Quote } from '../../../../../src/shared/schemas/quotes/quote.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { runs } from '../../../../support/seed.ts';
import { book } from '../../rating/demonstration.ts';
import { client, openSale, sample, submit } from './open-sale.ts';

const START = Date.UTC(2026, 10, 21, 9, 30, 7);
const SELLER = client('quote:read', 'quote:write', 'quote:accept');
const PATHS = runs(40);
const sale = openedForAll(() => openSale(START));

const anyAddOn = fc.constantFrom(
  ...book.addOns.flatMap(({ id, levels }) =>
    levels.map(({ level, netCents }) => ({ addOn: id, level, netCents })),
  ),
);
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), what: anyAddOn }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), what: anyAddOn }) },
  fc.record({
    kind: fc.constantFrom('premium' as const, 'excess' as const, 'discount' as const),
    value: fc.integer({ min: 0, max: 1_500 }),
  }),
);
/** Any risk that the book takes, for any period that it sells. */
const anyDocument = fc
  .record({
    cover: fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty'),
    ExpiryDate: fc.constantFrom(null, '2026-12-03T23:59:59Z', '2027-03-05T12:00:00Z'),
    born: fc.integer({ min: 1950, max: 2001 }),
    LicenceType: fc.constantFrom('Full Irish', 'Full UK', 'Provisional'),
    County: fc.constantFrom('Dublin', 'Cork', 'Mayo', 'Kerry'),
    Year: fc.integer({ min: 2008, max: 2024 }),
    EngineSize: fc.integer({ min: 900, max: 3000 }),
    Value: fc.integer({ min: 500, max: 60_000 }),
    Mileage: fc.integer({ min: 1000, max: 40_000 }),
    NumberOfClaims: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ cover, ExpiryDate, born, LicenceType, County, NumberOfClaims, ...vehicle }) => ({
    ...sample({ CoverType: cover, ExpiryDate }),
    Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: `${born}-06-15`, LicenceType },
    Address: { AddressLine1: '12 Canal Street', Town: 'Naas', County, Country: 'Ireland' },
    Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, ...vehicle },
    ClaimsHistory: { NumberOfClaims, YearsNoClaims: 0 },
  }));

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Takes a step; a refused one answers nothing and changes nothing. */
async function take(quoteId: string, step: Step): Promise<Quote | undefined> {
  const asked = () => {
    if (step.kind === 'add') {
      const { addOn: addonType, level } = step.what;
      const input = { quoteId, addonType, addonOptions: { level } };
      return sale.app.dispatch(SELLER, 'addCover', input);
    }
    if (step.kind === 'remove') {
      return sale.app.dispatch(SELLER, 'removeCover', { quoteId, addonType: step.what.addOn });
    }
    const input = { quoteId, overrideType: step.kind, value: step.value, reason: 'A property' };
    return sale.app.dispatch(BROKER, 'overrideQuote', input);
  };
  const answer = await asked();
  return answer.ok ? (answer.value as Quote) : undefined;
}

const cents = (euro: number) => Math.round(euro * 100);

test('no path of overrides and add-ons gives cover free, and each replays to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, fc.array(anyStep, { maxLength: 12 }), async (document, steps) => {
      const id = await submit(sale, document);
      let before = (await sale.as(BROKER, 'getQuote', { id })).premium;
      const chosen = new Set<AddOn>();
      for (const step of steps) {
        const after = await take(id, step);
        if (step.kind === 'add' && !chosen.has(step.what.addOn)) {
          expect(after, 'an add-on can always be added').toBeDefined();
          const raised = cents(after?.premium ?? 0) - cents(before);
          expect(raised).toBeGreaterThanOrEqual(step.what.netCents);
        }
        if (step.kind === 'remove') {
          if (!chosen.has(step.what.addOn)) expect(after).toBeUndefined();
          else if (after) expect(after.premium).toBeLessThan(before);
        }
        if (after && step.kind === 'add') chosen.add(step.what.addOn);
        if (after && step.kind === 'remove') chosen.delete(step.what.addOn);
        before = after?.premium ?? before;
      }
    }),
    PATHS,
  );
  expect(await sale.as(BROKER, 'replayQuotes', {})).toMatchObject({ differing: [] });
});

test('an add-on that is taken off leaves the premium as it was before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 6 }), anyAddOn, async (steps, what) => {
      const id = await submit(sale);
      const path = steps.filter((step) => step.kind !== 'add' || step.what.addOn !== what.addOn);
      for (const step of path) await take(id, step);
      const { premium } = await sale.as(BROKER, 'getQuote', { id });
      await take(id, { kind: 'add', what });
      expect((await take(id, { kind: 'remove', what }))?.premium).toBe(premium);
    }),
    PATHS,
  );
});

test('no policy begins before it was accepted without authority', async () => {
  const fromNow = fc.integer({ min: -40 * 86_400, max: 29 * 86_400 }).map((s) => s * 1000);
  await fc.assert(
    fc.asyncProperty(
      fromNow,
      fc.integer({ min: 0, max: 120_000 }),
      fc.option(fromNow, { nil: undefined }),
      async (first, waited, wished) => {
        const inception = sale.clock.now + first;
        const wish = wished === undefined ? undefined : sale.clock.now + wished;
        const text = (at: number) => new Date(at).toISOString();
        const document = sample({ InceptionDate: text(inception), ExpiryDate: null });
        const quoteId = await submit(sale, document);
        sale.clock.now += waited;
        const accepted = sale.clock.now;
        const input = {
          quoteId,
          paymentMethod: 'card',
          paymentReference: 'PAY',
          ...(wish === undefined ? {} : { startAt: text(wish), reason: 'Please' }),
        };
        const answer = await sale.app.dispatch(SELLER, 'acceptQuote', input);
        if (!answer.ok) {
          expect(wish).toBeDefined();
          expect(['forbidden', 'invalid']).toContain(answer.fault.kind);
          return;
        }
        const { policyStartDate } = answer.value as { policyStartDate: string };
        const begins = Date.parse(policyStartDate);
        expect(begins).toBeGreaterThanOrEqual(accepted);
        expect(begins).toBeLessThan(Math.max(inception, accepted + 60_000) + 1);
      },
    ),
    PATHS,
  );
});
