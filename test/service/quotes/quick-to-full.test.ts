import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { put } from '../../../src/shared/data/nested-value.ts';
import { daysLater } from '../../../src/shared/domain/date.ts';
import { COVERS, type Cover } from '../../../src/shared/domain/quotes/cover.ts';
import { withSentences } from '../../../src/shared/result/sentences.ts';
import type { Comparison } from '../../../src/shared/schemas/quotes/price.ts';
import { client, openSale } from '../../main/core/quotes/sale/open-sale.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { openedForAll } from '../../support/opened.ts';
import { readyForCover } from '../../support/quotes/ready-for-cover.ts';

const TODAY = '2026-11-21';
const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

interface Quick {
  readonly day: string;
  readonly born: string;
  readonly product?: string;
  readonly document?: Record<string, Record<string, string>>;
  readonly excess?: number;
}

const compare = ({ day, born, product, document, excess }: Quick) =>
  ask(sale.app, 'compareCovers', {
    inception: `${day}T00:00:00`,
    dateOfBirth: born,
    ...(document === undefined ? {} : { document }),
    ...(product === undefined ? {} : { product }),
    ...(excess === undefined ? {} : { excess }),
  });

/** What the form asks first once a quick price is continued. */
function continued(quick: Quick, { scheme, typical, covers }: Comparison, cover: Cover) {
  const excess = covers.find((one) => one.cover === cover)?.excess;
  const document: Record<string, unknown> = structuredClone(quick.document ?? {});
  put(document, ['Policy', 'InceptionDate'], `${quick.day}T00:00:00`);
  put(document, ['Policy', 'CoverType'], cover);
  put(document, ['Customer', 'DateOfBirth'], quick.born);
  for (const { path, text } of typical)
    if (text !== undefined) put(document, path.split('/'), text);
  return {
    document,
    product: scheme,
    toConfirm: typical.map(({ path }) => path),
    ...(excess === undefined ? {} : { excess }),
  };
}

const NAMED = {
  Customer: { FirstName: 'Niamh', Surname: 'Walsh' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Volkswagen', Model: 'Golf' },
};

const KNOWN = [
  undefined,
  {
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Volkswagen', Model: 'Golf', Year: '2019' },
  },
  { Vehicle: { RegistrationNumber: '241-C-98765', FuelType: 'Electric' } },
  { Address: { Eircode: 'D02 X285' } },
  { Address: { County: 'Cork' }, Customer: { LicenceType: 'Full Irish' } },
];

describe('the full quote', () => {
  test('begins with the premium of the quick price, to the cent', { timeout: 60_000 }, async () => {
    const quick = fc.record({
      day: fc.integer({ min: -20, max: 50 }).map((days) => daysLater(TODAY, days)),
      born: fc
        .integer({ min: 17 * 365 + 60, max: 88 * 365 })
        .map((days) => daysLater(TODAY, -days)),
      product: fc.constantFrom(undefined, 'standard', 'fifty-plus', 'young-driver'),
      document: fc.constantFrom(...KNOWN),
      excess: fc.constantFrom(undefined, undefined, 250, 1000, 5000),
    });
    let priced = 0;
    await fc.assert(
      fc.asyncProperty(quick, fc.constantFrom(...COVERS), async (given, cover) => {
        const { product, document, excess, ...dates } = given;
        const asked: Quick = {
          ...dates,
          ...(product === undefined ? {} : { product }),
          ...(document === undefined ? {} : { document }),
          ...(excess === undefined ? {} : { excess }),
        };
        const quickly = await compare(asked);
        const full = await ask(sale.app, 'previewQuote', continued(asked, quickly, cover));
        const own = quickly.covers.find((one) => one.cover === cover);
        if (!own) return;
        priced += 1;
        expect(full.faults).toEqual([]);
        expect(full.explanation?.premium).toBe(own.explanation.premium);
        // The other covers too, where they are priced at the same excess.
        for (const one of quickly.covers.filter((each) => each.excess === own.excess)) {
          expect(full.covers).toContainEqual({
            cover: one.cover,
            premium: one.explanation.premium,
          });
        }
      }),
      { numRuns: 150 },
    );
    expect(priced).toBeGreaterThan(60);
  });
});

describe('a quick price', () => {
  const quick: Quick = { day: '2026-12-01', born: '1968-06-15' };

  test('goes from the usual premium to the one if nothing more is known, with what makes the difference', async () => {
    const { covers, scheme } = await compare(quick);
    expect(covers.map(({ cover }) => cover)).toEqual(COVERS);
    for (const { cover, explanation, most, spread } of covers) {
      const full = await ask(sale.app, 'previewQuote', {
        document: {
          Policy: { InceptionDate: '2026-12-01T00:00:00', CoverType: cover },
          Customer: { DateOfBirth: quick.born },
        },
        product: scheme,
      });
      expect(most).toBe(full.explanation?.premium);
      expect(most).toBeGreaterThan(explanation.premium);
      const effects = spread.map(({ effect }) => effect);
      expect(effects).toEqual(effects.toSorted((one, other) => other - one));
      expect(withSentences(spread[0])).toEqual({
        path: 'ClaimsHistory/YearsNoClaims',
        title: 'No-claims discount',
        typical: '5 years',
        cautious: '0 years',
        effect: full.assumed.find(({ path }) => path === 'ClaimsHistory/YearsNoClaims')?.effect,
      });
    }
  });

  test('narrows with what is known, and not at all where all of it is', async () => {
    const wide = await compare(quick);
    const known = {
      Vehicle: { RegistrationNumber: '191-D-12345', Year: '2019', FuelType: 'Petrol' },
      Address: { Eircode: 'D02 X285' },
    };
    const narrow = await compare({ ...quick, document: known });
    const width = ({ covers: [first] }: Comparison) =>
      (first?.most ?? 0) - (first?.explanation.premium ?? 0);
    expect(width(narrow)).toBeLessThan(width(wide));
    const paths = narrow.covers[0]?.spread.map(({ path }) => path) ?? [];
    for (const path of ['Vehicle/Year', 'Vehicle/FuelType', 'Address/Eircode'] as const) {
      expect(wide.covers[0]?.spread.map((one) => one.path)).toContain(path);
      expect(paths).not.toContain(path);
    }
    const answers = Object.entries({
      'Customer/LicenceHeldYears': '10',
      'ClaimsHistory/YearsNoClaims': '5',
      'Vehicle/EngineSize': '1500',
      'Vehicle/Value': '15000',
      'Vehicle/Mileage': '16000',
      'Vehicle/SecurityDevices/AlarmImmobiliser': 'true',
    });
    const all: Record<string, unknown> = structuredClone(known);
    for (const [path, text] of answers) put(all, path.split('/'), text);
    const whole = await ask(sale.app, 'compareCovers', {
      inception: '2026-12-01T00:00:00',
      dateOfBirth: quick.born,
      document: all,
    });
    expect(whole.typical).toEqual([]);
    for (const { explanation, most, spread } of whole.covers) {
      expect([most, spread]).toEqual([explanation.premium, []]);
    }
  });

  test('compares schemes at one excess, and says in what one differs', async () => {
    const offerOf = ({ offers }: Comparison, id: string) =>
      offers.find(({ scheme }) => scheme.id === id)?.premiums[0];
    const compared = await compare({ ...quick, excess: 300 });
    expect(compared.covers[0]?.excess).toBeUndefined();
    expect(offerOf(compared, 'standard')).toMatchObject({ excess: 300, differs: [] });
    expect(offerOf(compared, 'fifty-plus')).toMatchObject({ excess: 300, differs: [] });
    const young = { ...quick, born: '2001-06-15' };
    const standard = await compare(young);
    const chosen = await compare({ ...young, product: 'young-driver' });
    expect(chosen.offers).toEqual(standard.offers);
    expect(chosen.covers[0]?.excess).toBe(offerOf(standard, 'young-driver')?.excess);
    const other = offerOf(standard, 'young-driver');
    expect(offerOf(standard, 'standard')?.excess).toBe(300);
    expect(other?.excess).toBeGreaterThan(300);
    expect(other?.differs.map(({ code }) => code)).toEqual(['leastExcess']);
    const alike = offerOf(standard, 'standard')?.likeForLike;
    expect(alike).toEqual({
      excess: other?.excess,
      premium: offerOf(await compare({ ...young, excess: other?.excess ?? 0 }), 'standard')
        ?.premium,
    });
  });

  test('refuses what is known and wrong, and an unknown word is no reason to refuse', async () => {
    const asked = { inception: '2026-12-01T00:00:00', dateOfBirth: quick.born };
    expect(
      await refusal(sale.app, 'compareCovers', {
        ...asked,
        document: { Vehicle: { RegistrationNumber: 'no plate' } },
      }),
    ).toMatchObject({ kind: 'invalid', errors: [{ path: 'Vehicle/RegistrationNumber' }] });
    const odd = await compare({ ...quick, document: { Vehicle: { FuelType: 'Steam' } } });
    expect(odd.typical.map(({ path }) => path)).not.toContain('Vehicle/FuelType');
  });

  test('is what /priceQuote answers for the chosen scheme at its own excess', async () => {
    for (const [product, excess] of Object.entries({ standard: 300, 'fifty-plus': 250 })) {
      const { covers } = await compare({ ...quick, product, excess });
      const alone = await ask(sale.app, 'priceQuote', {
        data: {
          'in_policy.dateInception': '2026-12-01T00:00:00',
          'in_customer.dateOfBirth': quick.born,
          'in_dts.raterCover': 'Comprehensive',
        },
        product,
      });
      expect(covers[0]?.explanation.premium).toBe(alone.explanation.premium);
    }
  });
});

describe('answers to confirm', () => {
  const quick: Quick = { day: '2026-12-01', born: '1968-06-15' };

  async function submitted() {
    const compared = await compare(quick);
    const begun = continued(quick, compared, 'Comprehensive');
    const document: Record<string, unknown> = begun.document;
    for (const [section, fields] of Object.entries(NAMED)) {
      for (const [name, text] of Object.entries(fields)) put(document, [section, name], text);
    }
    // The car has a year of its own, and its mark went with that.
    put(document, ['Vehicle', 'Year'], '2019');
    const toConfirm = begun.toConfirm.filter((path) => path !== 'Vehicle/Year');
    const request = { ...begun, document, toConfirm };
    return { request, quote: await ask(sale.app, 'submitDraft', request) };
  }

  test('are kept with the quote, warned about, and asked before cover', async () => {
    const { request, quote } = await submitted();
    const preview = await ask(sale.app, 'previewQuote', request);
    expect(quote.premium).toBe(preview.explanation?.premium);
    const marked = quote.unknownBeforeCover.filter(({ toConfirm }) => toConfirm);
    expect(withSentences(marked)).toContainEqual({
      path: 'ClaimsHistory/YearsNoClaims',
      value: '5 years',
      toConfirm: true,
    });
    expect(marked).toContainEqual({
      path: 'Vehicle/SecurityDevices/AlarmImmobiliser',
      value: 'yes',
      toConfirm: true,
    });
    const area = quote.unknownBeforeCover.find(({ path }) => path === 'Address/Eircode');
    expect(area).toEqual({ path: 'Address/Eircode', value: 'Average of Ireland' });
    expect(quote.assumed).toContainEqual(
      expect.objectContaining({ path: 'Address/Eircode', value: 'Average of Ireland', effect: 0 }),
    );
    const texts = quote.warnings.flatMap((one) =>
      typeof one === 'object' && 'path' in one ? [`${one.path} ${one.message.code}`] : [],
    );
    expect(texts).toContain('ClaimsHistory/YearsNoClaims answerToConfirm');
    const submission = quote.history.find(({ kind }) => kind === 'submitted');
    expect(submission?.detail.toConfirm).toEqual(
      expect.arrayContaining(marked.map(({ path }) => path)),
    );
  });

  test('replay to the cent, also with another excess', async () => {
    const { quote } = await submitted();
    const excess = { overrideType: 'excess', value: 500, reason: 'Asked for' } as const;
    await ask(sale.app, 'overrideQuote', { quoteId: quote.quoteId, ...excess });
    const { differing } = await ask(sale.app, 'replayQuotes', {});
    expect(differing).toEqual([]);
    const compared = await compare({ ...quick, excess: 500 });
    const changed = await ask(sale.app, 'getQuotePage', { id: quote.quoteId });
    const lines = changed.quote.explanation.steps.map(({ id, assumed }) => `${id} ${assumed}`);
    // The area alone is still assumed; the car is another one than the usual.
    expect(lines).toContain('area true');
    expect(compared.covers[0]?.explanation.steps.map(({ id }) => id)).toEqual(
      changed.quote.explanation.steps.map(({ id }) => id),
    );
  });

  test('must each be confirmed to go on cover at the desk, and a client is warned', async () => {
    const { quote } = await submitted();
    const payment = { paymentMethod: 'card', paymentReference: 'PAY-1', termsGiven: true } as const;
    const { quoteId } = quote;
    await readyForCover((...call) => ask(sale.app, ...call), quoteId);
    const all = quote.unknownBeforeCover.map(({ path }) => path);
    const open = 'ClaimsHistory/YearsNoClaims' as const;
    const confirmed = all.filter((path) => path !== open);
    expect(
      await refusal(sale.app, 'acceptQuote', { quoteId, ...payment, confirmed }),
    ).toMatchObject({
      kind: 'invalid',
      errors: [{ path: open }],
    });
    const policy = await ask(sale.app, 'acceptQuote', { quoteId, ...payment, confirmed: all });
    expect(policy.warnings.filter((one) => typeof one === 'object' && 'path' in one)).toEqual([]);
    const copied = await ask(sale.app, 'draftFromQuote', { quoteId });
    expect(copied.toConfirm ?? []).not.toContain(open);

    const { quote: other } = await submitted();
    const caller = client('quote:accept');
    const taken = await sale.as(caller, 'acceptQuote', {
      quoteId: other.quoteId,
      paymentMethod: 'card',
      paymentReference: 'PAY-2',
      duplicateReason: 'Another car of the same mark',
    });
    expect(taken.warnings).toContainEqual({
      path: open,
      message: expect.objectContaining({ code: 'answerToConfirm' }),
    });
  });

  test('stay marked in a copy of the quote', async () => {
    const { quote, request } = await submitted();
    const copied = await ask(sale.app, 'draftFromQuote', { quoteId: quote.quoteId });
    expect(copied.toConfirm?.toSorted()).toEqual(request.toConfirm.toSorted());
    const again = await ask(sale.app, 'submitDraft', copied);
    expect(again.premium).toBe(quote.premium);
    expect(again.unknownBeforeCover).toEqual(quote.unknownBeforeCover);
  });

  test('count only as long as they say something', async () => {
    const { request } = await submitted();
    const known = structuredClone(request.document);
    put(known, ['Address', 'Eircode'], 'D02 X285');
    const quote = await ask(sale.app, 'submitDraft', { ...request, document: known });
    const paths = quote.unknownBeforeCover.map(({ path }) => path);
    expect(paths).not.toContain('Address/County');
    expect(paths).not.toContain('Address/Eircode');
  });
});
