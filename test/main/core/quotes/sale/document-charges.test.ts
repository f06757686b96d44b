import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { readLevies } from '../../../../../src/main/adapters/node/resources.ts';
import { workExamples } from '../../../../../src/main/core/rating/examine/worked-examples.ts';
import type { DocumentType } from '../../../../../src/shared/domain/quotes/document-type.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openSale, type Sale, submit } from './open-sale.ts';

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
  const { text } = await documentOf(type);
  expect(text).not.toMatch(/instalment|[Ff]ees/);
});
