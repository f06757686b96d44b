import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { readLevies } from '../../../../../src/main/adapters/node/resources.ts';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { workExamples } from '../../../../../src/main/core/rating/examine/worked-examples.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import { COVERS } from '../../../../../src/shared/domain/quotes/cover.ts';
import type { DocumentType } from '../../../../../src/shared/domain/quotes/document-type.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale, type Sale, submit } from './open-sale.ts';

describe('quick price', () => {
  const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

  const START = '2026-12-01T00:00:00Z';

  const quick = (born: string, product?: string) => ({
    data: {
      'in_policy.dateInception': START,
      'in_customer.dateOfBirth': born,
      'in_dts.raterCover': 'Comprehensive',
    } as const,
    ...(product === undefined ? {} : { product }),
  });

  test('a quick price names a product or a scheme, and is of the default one without', async () => {
    const standard = await ask(sale.app, 'priceQuote', quick('1968-06-15'));
    expect(await ask(sale.app, 'priceQuote', quick('1968-06-15', 'standard'))).toEqual(standard);
    const other = await ask(sale.app, 'priceQuote', quick('1968-06-15', 'fifty-plus'));
    expect(other.explanation.rateBook.hash).not.toBe(standard.explanation.rateBook.hash);
    const product = await ask(
      sale.app,
      'priceQuote',
      quick('1968-06-15', 'fifty-plus-comprehensive'),
    );
    expect(product).toEqual(other);
  });

  test('an unknown product, and one of another cover, are faults of the parameter', async () => {
    const unknown = await refusal(sale.app, 'priceQuote', quick('1968-06-15', 'boat'));
    expect(unknown).toMatchObject({ kind: 'invalid', errors: [{ path: 'product' }] });
    const wrong = quick('1968-06-15', 'motor-third-party');
    expect(await refusal(sale.app, 'priceQuote', wrong)).toMatchObject({
      errors: [
        { path: 'product', message: expect.stringMatching(/^is a product for Third party only/) },
      ],
    });
  });

  test('the screens hear why nothing can be asked: no such product, and no rate book on that day', async () => {
    const asked = { inception: START, dateOfBirth: '1968-06-15' };
    expect(await refusal(sale.app, 'compareCovers', { ...asked, product: 'boat' })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'product', message: expect.stringContaining('one of') }],
    });
    const early = { ...asked, inception: '1999-12-01T00:00:00Z' };
    expect(await refusal(sale.app, 'compareCovers', early)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'inception', message: expect.stringContaining('rate book') }],
    });
  });

  test('a scheme declines a quick price that the default one takes', async () => {
    expect(await ask(sale.app, 'priceQuote', quick('1985-06-15'))).toHaveProperty('explanation');
    expect(await refusal(sale.app, 'priceQuote', quick('1985-06-15', 'fifty-plus'))).toMatchObject({
      kind: 'declined',
    });
  });

  test('the screens have what every scheme asks for each cover; the chosen one as its quick price has it', async () => {
    const asked = { inception: START, dateOfBirth: '1968-06-15' };
    const compared = await ask(sale.app, 'compareCovers', asked);
    expect(compared.scheme).toBe('standard');
    expect(compared.offers.map(({ scheme, decision }) => [scheme.id, decision])).toEqual([
      ['standard', 'quote'],
      ['fifty-plus', 'quote'],
      ['young-driver', 'decline'],
    ]);
    for (const { scheme, decision, premiums, reasons } of compared.offers) {
      if (decision === 'decline') {
        expect([premiums, reasons.length > 0]).toEqual([[], true]);
      } else {
        expect(premiums.map(({ cover }) => cover)).toEqual(COVERS);
        const standard = scheme.id === 'standard' ? 300 : 250;
        const atOwn = { ...asked, product: scheme.id, excess: standard };
        const own = await ask(sale.app, 'compareCovers', atOwn);
        const alone = await ask(sale.app, 'priceQuote', quick('1968-06-15', scheme.id));
        expect(own.covers[0]?.explanation.premium).toBe(alone.explanation.premium);
        const offer = own.offers.find((one) => one.scheme.id === scheme.id);
        expect(own.covers.map(({ explanation }) => explanation.premium)).toEqual(
          offer?.premiums.map(({ premium }) => premium),
        );
      }
    }
  });

  test('a scheme that declines still leaves the others to the screens', async () => {
    const asked = { inception: START, dateOfBirth: '1985-06-15', product: 'fifty-plus' };
    const { covers, offers, warnings } = await ask(sale.app, 'compareCovers', asked);
    expect([covers, warnings]).toEqual([[], []]);
    expect(offers[0]).toMatchObject({ decision: 'quote', scheme: { id: 'standard' } });
  });
});

describe('electric', () => {
  const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 22, 9)));

  /** What a preview finds unusual in the engine of a car. */
  async function engineOf(product: string, car: Readonly<Record<string, unknown>>) {
    const { EngineSize: _, ...vehicle } = SAMPLE_DOCUMENT.Vehicle;
    const Customer = { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '2002-02-03' };
    const document = { ...SAMPLE_DOCUMENT, Customer, Vehicle: { ...vehicle, ...car } };
    const { unusual } = await sale.as(BROKER, 'previewQuote', { document, product });
    return unusual.filter(({ path }) => path === 'Vehicle/EngineSize').map((it) => it.message);
  }

  test.each(['Electric', 'EV', 'battery electric vehicle', 'Fully electric'])(
    'a car on %s that a rate book prices with an engine is pointed out',
    async (FuelType) => {
      const said = {
        code: 'engineOfElectric',
        values: { value: message('measured', { count: 1600, unit: 'cc' }) },
      };
      expect(await engineOf('young-driver', { FuelType })).toEqual([said]);
    },
  );

  test('nothing is said of 0, of another fuel, and where the rate book knows better', async () => {
    expect(await engineOf('young-driver', { FuelType: 'Electric', EngineSize: 0 })).toEqual([]);
    for (const FuelType of ['Petrol', 'Petrol/electric', 'Plug-in hybrid electric', undefined]) {
      expect(await engineOf('young-driver', { FuelType }), `${FuelType}`).toEqual([]);
    }
    expect(await engineOf('standard', { FuelType: 'Electric' })).toEqual([]);
  });
});

describe('document charges', () => {
  let sale: Sale | undefined;

  afterEach(() => sale?.close());

  /** A quote's document as text, and its pages, by the demonstration book with something changed. */
  async function documentOf(type: DocumentType, change?: (book: RateBook) => void) {
    sale = await openSale(Date.UTC(2026, 10, 21, 12), change);
    const quoteId = await submit(sale);
    const { contentBase64 } = await ask(sale.app, 'readDocument', { quoteId, type });
    const input = Buffer.from(contentBase64, 'base64');
    const quote = await ask(sale.app, 'getQuote', { id: quoteId });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
    const pages = /Pages: +(\d+)/.exec(execFileSync('pdfinfo', ['-'], { input, encoding: 'utf8' }));
    return { quote, text: text.replace(/\s+/g, ' '), pages: Number(pages?.[1]) };
  }

  function withCharges(book: RateBook): void {
    book.fees = [
      { id: 'broker', title: 'Broker fee', owner: 'broker', share: 0.05, leastCents: 4_000 },
      { id: 'admin', title: 'Set-up', owner: 'insurer', cents: 1_000, share: 0.1, of: 'net' },
    ];
    const common = { round: 'before', number: 9 } as const;
    book.instalmentPlans = [
      { id: 'monthly', title: 'Monthly', ...common, depositShare: 0.2, chargeShare: 0.08 },
      { id: 'flat', title: 'Flat', ...common, depositCents: 5_000, chargeCents: 1_500 },
      { id: 'later', title: 'Later', round: 'after', number: 1 },
    ];
    book.smallestPremiumCents = 20_000;
    const worked = workExamples(book, readLevies('resources'));
    book.examples = book.examples.map((one, i) => ({
      ...one,
      expect: worked[i]?.found ?? one.expect,
    }));
  }

  const FEES = [
    "Policy fee (insurer's): €25.00",
    "Broker fee (broker's): 5% of the premium with levies, at least €40.00",
    "Set-up (insurer's): €10.00 and 10% of the net premium",
  ];

  describe('where a book has fees and instalment plans', () => {
    test('the information document says them by their rules, on two sides', async () => {
      const { text, pages, quote } = await documentOf('ipid', withCharges);
      for (const fee of FEES) expect(text).toContain(fee);
      expect(text).toContain(
        'Monthly: a deposit of 20% of the total, 9 equal instalments, a service charge of 8% of what the deposit leaves',
      );
      expect(text).toContain(
        'Flat: a deposit of €50.00, 9 equal instalments, a service charge of €15.00',
      );
      expect(text).toContain('Later: no deposit, one instalment, no service charge');
      expect(text).not.toContain(quote.premium.toFixed(2));
      expect(pages).toBeLessThanOrEqual(2);
    });

    test('the terms say them, and what each plan costs this quote', async () => {
      const { text, quote } = await documentOf('terms', withCharges);
      for (const fee of FEES) expect(text).toContain(fee);
      const [monthly] = quote.explanation.instalmentPlans ?? [];
      expect(text).toContain(`9 × €${monthly?.instalment.toFixed(2)}`);
    });
  });

  test.each(['ipid', 'terms'] as const)('a book without them adds nothing to %s', async (type) => {
    const { text } = await documentOf(type, (book) => {
      delete book.instalmentPlans;
    });
    expect(text).not.toMatch(/instalment|[Ff]ees/);
  });
});
