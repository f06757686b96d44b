import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../../../../src/main/app/app.ts';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { UnfitRateBook } from '../../../../../src/main/core/rate-books/library.ts';
import type { InputOf, OutputOf } from '../../../../../src/shared/contract/contract.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale, sample } from './open-sale.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const DEFAULT = ['motor-comprehensive', 'motor-third-party-fire-theft', 'motor-third-party'];

/** A driver of an age whom more than one scheme insures. */
function driverOf(age: number, more: Readonly<Record<string, unknown>> = {}) {
  return {
    ...SAMPLE_DOCUMENT,
    Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: `${2026 - age}-02-03` },
    Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, EngineSize: 1199, Value: 9500, Mileage: 6000 },
    ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 3 },
    ...more,
  };
}

const YOUNG = driverOf(24);

describe('schemes side by side', () => {
  const sale = openedForAll(() => openSale(NOW));

  const compare = (
    document: unknown,
    more: Partial<InputOf<'compareSchemes'>> = {},
  ): Promise<OutputOf<'compareSchemes'>> =>
    sale.as(BROKER, 'compareSchemes', { document, source: 'json', ...more });
  const submitted = (document: unknown, product?: string) =>
    sale.as(BROKER, 'submitQuote', {
      document,
      source: 'json',
      ...(product === undefined ? {} : { product }),
    });
  const refused = async (input: InputOf<'submitQuote'>) => {
    const answer = await sale.app.dispatch(BROKER, 'submitQuote', input);
    if (answer.ok || answer.fault.kind !== 'invalid') throw new Error(JSON.stringify(answer));
    return answer.fault.errors?.map(({ path, message }) => ({ path, ...message }));
  };

  test('the products of all schemes are listed, those of the default scheme first', async () => {
    const { products } = await sale.as(BROKER, 'listProducts', {});
    expect(products.slice(0, 3).map(({ id }) => id)).toEqual(DEFAULT);
    expect(products.slice(0, 3).map(({ cover }) => cover)).toEqual([
      'Comprehensive',
      'TPFT',
      'ThirdParty',
    ]);
    const schemes = [...new Set(products.map(({ scheme }) => scheme.id))];
    expect(schemes).toEqual(['standard', 'fifty-plus', 'young-driver']);
    expect(new Set(products.map(({ id }) => id)).size).toBe(9);
  });

  test('there are no products on a day before every rate book', async () => {
    sale.clock.now = Date.UTC(1999, 11, 1);
    const answer = await refusal(sale.app, 'listProducts', {}).finally(() => {
      sale.clock.now = NOW;
    });
    expect(answer).toEqual({ kind: 'unavailable', message: 'No rate book is in force today' });
  });

  test('a submission belongs to the default scheme unless it names another one', async () => {
    const plain = await submitted(YOUNG);
    expect(plain.scheme).toMatchObject({ id: 'standard', line: 'private-motor' });
    const named = await submitted(YOUNG, 'young-comprehensive');
    expect(named.scheme).toEqual({
      id: 'young-driver',
      name: 'Young drivers by the kilometre',
      insurer: 'Demonstration First Drive DAC (not an insurer)',
      line: 'private-motor',
    });
    expect(named.explanation.rateBook.name).toBe('Demonstration young drivers');
    const { quoteId: id } = named;
    expect(await sale.as(BROKER, 'getQuote', { id })).toMatchObject({ scheme: named.scheme });
    const inDocument = { ...YOUNG, Policy: { ...YOUNG.Policy, Product: 'young-driver' } };
    expect((await submitted(inDocument)).premium).toBe(named.premium);
    // What is named next to a document goes before what it says itself, as with its other choices.
    expect((await submitted(inDocument, 'standard')).scheme.id).toBe('standard');
  });

  test('a product that is not known, or of another cover, is refused with its place', async () => {
    const json = { document: YOUNG, source: 'json' } as const;
    const [fault] = (await refused({ ...json, product: 'boat' })) ?? [];
    expect(fault).toMatchObject({ path: 'product', code: 'oneOf' });
    expect(fault?.values?.choices).toMatch(/^standard, motor-comprehensive, .*young-third-party$/);
    const inDocument = { ...YOUNG, Policy: { ...YOUNG.Policy, Product: 'boat' } };
    expect(await refused({ ...json, document: inDocument })).toMatchObject([
      { path: 'Policy/Product', code: 'oneOf' },
    ]);
    for (const product of ['motor-third-party', 'young-third-party']) {
      expect(await refused({ ...json, product })).toEqual([
        { path: 'product', code: 'productOfCover', values: { cover: 'Third party only' } },
      ]);
    }
  });

  test('what is compared is what would be quoted, the cheapest first and declines last', async () => {
    const chosen = { excess: 500, addOns: [{ addonType: 'breakdown', level: 'europe' }] } as const;
    const { offers, missing, cover } = await compare(YOUNG, {
      ...chosen,
      addOns: [...chosen.addOns],
    });
    expect([cover, missing]).toEqual(['Comprehensive', []]);
    expect(offers.map(({ scheme, decision }) => [scheme.id, decision])).toEqual([
      ['young-driver', 'quote'],
      ['standard', 'quote'],
      ['fifty-plus', 'decline'],
    ]);
    const [young, standard, fifty] = offers;
    expect(young?.premium).toBeLessThan(standard?.premium ?? 0);
    expect(fifty?.premium).toBeUndefined();
    expect(fifty?.reasons.map(({ rule }) => rule)).toEqual(['under-fifty']);
    for (const { scheme, premium, excess } of offers.slice(0, 2)) {
      const { premium: quoted } = await sale.as(BROKER, 'submitDraft', {
        document: YOUNG,
        product: scheme.id,
        excess: 500,
        addOns: [...chosen.addOns],
      });
      expect([premium, excess]).toEqual([quoted, 500]);
    }
  });

  test('what a scheme does not sell is unsold, with the reason, and not declined', async () => {
    const short = driverOf(60, { Policy: { ...YOUNG.Policy, ExpiryDate: '2027-01-31T00:00:00Z' } });
    const { offers } = await compare(short, { excess: 2_500 });
    const texts = offers.map(({ scheme, decision, faults }) => [
      scheme.id,
      decision,
      faults.map(({ path }) => path),
    ]);
    expect(texts).toEqual([
      ['standard', 'quote', []],
      // An excess beyond its range is no fault: it is compared at its nearest one.
      ['fifty-plus', 'unsold', ['Policy/ExpiryDate']],
      ['young-driver', 'decline', []],
    ]);
    const legal = await compare(YOUNG, { addOns: [{ addonType: 'legal' }] });
    const young = legal.offers.find(({ scheme }) => scheme.id === 'young-driver');
    expect([young?.decision, young?.addOns.map(({ addonType }) => addonType)]).toEqual([
      'quote',
      ['breakdown'],
    ]);
    expect(young?.differs).toMatchObject([{ code: 'leastExcess' }, { code: 'addOnNotSold' }]);
  });

  test('a half typed document is compared where that is asked for, and refused otherwise', async () => {
    const half = {
      Policy: { InceptionDate: '2026-12-01T00:00:00Z' },
      Customer: { DateOfBirth: '2002' },
    };
    expect(await compare(half, { partial: true })).toMatchObject({
      offers: [],
      faults: [{ path: 'Customer/DateOfBirth' }],
    });
    const whole = { ...half, Customer: { DateOfBirth: '2002-02-03' } };
    const { offers, missing } = await compare(whole);
    expect(offers).toHaveLength(3);
    expect(missing).toContain('Vehicle/Make');
    const answers = await Promise.all(
      [half, { Policy: {} }, 'nothing'].map((document) =>
        sale.app.dispatch(BROKER, 'compareSchemes', { document, source: 'json' }),
      ),
    );
    const paths = answers.map(
      (answer) => !answer.ok && answer.fault.kind === 'invalid' && answer.fault.errors?.[0]?.path,
    );
    expect(paths).toEqual(['Customer/DateOfBirth', 'Policy/InceptionDate', 'IrishMotorQuote']);
  });

  test('a preview has what each scheme says, too, where that is asked for', async () => {
    const short = driverOf(60, { Policy: { ...YOUNG.Policy, ExpiryDate: '2027-01-31T00:00:00Z' } });
    const asked = { document: short, product: 'fifty-plus', schemes: true };
    const preview = await sale.as(BROKER, 'previewQuote', asked);
    // The chosen one does not sell this period: others still have their price.
    expect([preview.scheme?.id, preview.covers]).toEqual(['fifty-plus', []]);
    // What is compared is what is standard in the scheme that was chosen.
    const named = { ...short, Policy: { ...short.Policy, Product: 'fifty-plus' } };
    expect(preview.schemes).toEqual((await compare(named)).offers);
    expect(preview.schemes?.[0]).toMatchObject({ scheme: { id: 'standard' }, excess: 250 });
    const half = { Policy: YOUNG.Policy };
    const begun = await sale.as(BROKER, 'previewQuote', { document: half, schemes: true });
    expect([begun.scheme?.id, begun.schemes]).toEqual(['standard', []]);
    const plain = await sale.as(BROKER, 'previewQuote', { document: short });
    expect(plain).not.toHaveProperty('schemes');
  });

  test('a level that costs nothing is part of every quote, until another one is chosen', async () => {
    const { quoteId, explanation, premium } = await submitted(YOUNG, 'young-driver');
    const included = explanation.steps.find(({ id }) => id === 'breakdown');
    expect([included?.row, (included?.after ?? 0) - (included?.before ?? 0)]).toEqual([
      'In Ireland and Northern Ireland',
      0,
    ]);
    const page = await sale.as(BROKER, 'getQuotePage', { id: quoteId });
    expect(page.explored?.addOns[0]).toMatchObject({ chosen: 'ireland' });
    expect(page.explored?.addOns[0]).not.toHaveProperty('without');
    const more = { quoteId, addonType: 'breakdown' } as const;
    const added = await sale.as(BROKER, 'addCover', { ...more, addonOptions: { level: 'europe' } });
    expect(added.premium).toBeGreaterThan(premium);
    expect((await sale.as(BROKER, 'removeCover', more)).premium).toBe(premium);
  });

  test('the preview, a draft, a copy and a replay stay with the scheme', async () => {
    const { quoteId, premium } = await submitted(YOUNG, 'young-driver');
    const copied = await sale.as(BROKER, 'draftFromQuote', { quoteId });
    expect(copied.product).toBe('young-driver');
    const { document, product = '' } = copied;
    const preview = await sale.as(BROKER, 'previewQuote', { document, product });
    expect(preview.covers[0]?.premium).toBe(premium);
    const again = await sale.as(BROKER, 'submitDraft', { document, product, basedOn: quoteId });
    expect([again.scheme?.id, again.premium]).toEqual(['young-driver', premium]);
    const terms = await sale.as(BROKER, 'rateBookTerms', { product });
    expect(terms.rateBook).toEqual(again.explanation.rateBook);
    const unknown = await sale.as(BROKER, 'previewQuote', { document, product: 'boat' });
    expect([unknown.covers, unknown.faults[0]?.path]).toEqual([[], 'product']);
    const report = await sale.as(BROKER, 'replayQuotes', { id: quoteId });
    expect([report.replayed, report.differing, report.rows]).toEqual([1, [], []]);
  });
});

/** A copy of the resources with another edition of the scheme for young drivers. */
function withEdition(change: (book: RateBook) => void): string {
  const folder = temporaryFolder();
  cpSync(appOptions('').resourcesFolder, folder, { recursive: true });
  const book = JSON.parse(readFileSync(join(folder, 'rate-books/young-driver.json'), 'utf8'));
  book.version = 'next';
  change(book);
  writeFileSync(join(folder, 'rate-books/young-driver-next.json'), JSON.stringify(book));
  return folder;
}

describe('editions of one scheme', () => {
  const open = (resourcesFolder: string) =>
    openApp({ ...appOptions(temporaryFolder()), resourcesFolder, clock: () => NOW });

  test('the next book of a scheme ends its own quotes, and no one else’s', async () => {
    const app = await open(
      withEdition((book) => {
        book.inForceFrom = '2026-12-03';
        for (const { levels } of book.addOns) for (const level of levels) level.netCents += 100;
      }),
    );
    const document = { ...YOUNG, Policy: sample({ InceptionDate: '2026-12-01T00:00:00Z' }).Policy };
    const ends = [];
    for (const product of ['standard', 'young-driver']) {
      const quoted = await ask(app, 'submitDraft', { document, product });
      ends.push([product, quoted.expiresAt, quoted.expiresBecause]);
    }
    const later = {
      ...document,
      Policy: { ...document.Policy, InceptionDate: '2026-12-04T00:00:00Z' },
    };
    const next = await ask(app, 'submitDraft', { document: later, product: 'young-driver' });
    await app.close();
    expect(ends).toEqual([
      ['standard', '2026-12-22T09:00:00Z', 'validity'],
      ['young-driver', '2026-12-03T00:00:00Z', 'price'],
    ]);
    expect(next.explanation.rateBook.version).toBe('next');
  });

  test('two schemes with the same product can not be told apart: the new one is refused', async () => {
    const folder = withEdition((book) => {
      book.scheme = { id: 'other', name: 'Another scheme', line: 'private-motor' };
    });
    await expect(open(folder)).rejects.toThrow(UnfitRateBook);
  });
});
