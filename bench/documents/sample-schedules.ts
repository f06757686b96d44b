import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLevies, readRateBooks } from '../../src/main/adapters/node/resources.ts';
import { readQuoteXml } from '../../src/main/app/services/read-quote-xml.ts';
import type { DocumentLayout } from '../../src/main/core/documents/layout/layout.ts';
import { layoutOf } from '../../src/main/core/documents/templates.ts';
import { ratingInputs } from '../../src/main/core/quotes/document/inputs.ts';
import { readDocument } from '../../src/main/core/quotes/document/read-document.ts';
import { periodOf } from '../../src/main/core/quotes/history/period.ts';
import { price } from '../../src/main/core/quotes/price/explanation.ts';
import { saleOf } from '../../src/main/core/quotes/sale/sale.ts';
import { leviesOn } from '../../src/main/core/rating/levies.ts';
import { compileBook } from '../../src/main/core/rating/rate.ts';
import { shippedTables } from '../../test/support/rate-books/book-edition.ts';

const AT = Date.UTC(2026, 10, 20, 9);
const RECEIVED_ON = '2026-11-20';

/** The schedules of some quotes like the sample, each another person's, as the service writes them. */
export function sampleSchedules(resources: string, count: number): DocumentLayout[] {
  const [shipped] = readRateBooks(resources);
  const read = readQuoteXml(readFileSync(join(resources, 'samples/quote.xml')));
  if (!shipped || !read.ok) throw new Error('the sample or its rate book is not there');
  const document = readDocument(read.value);
  if ('errors' in document) throw new Error('the sample is refused');
  const { sections, warnings } = document;
  const priced = price({
    book: { hash: shipped.hash, ...compileBook(shipped.content) },
    levies: leviesOn(readLevies(resources), RECEIVED_ON),
    inputs: ratingInputs(sections),
    receivedOn: RECEIVED_ON,
  });
  const { customer, policy } = sections;
  const submitted = {
    kind: 'submitted' as const,
    at: AT,
    by: 'desk',
    detail: {
      source: 'xml',
      premium: priced.explanation.premium,
      expiresAt: AT,
      rateBookHash: shipped.hash,
      leviesHash: '',
      period: periodOf(policy, RECEIVED_ON),
      ends: 'validity' as const,
    },
  };
  const tables = shippedTables(resources);
  const quote = {
    status: 'quoted' as const,
    createdAt: AT,
    expiresAt: AT + shipped.content.validityDays * 24 * 60 * 60 * 1000,
    premiumCents: priced.premiumCents,
    rateBookHash: shipped.hash,
    leviesHash: '',
    receivedOn: RECEIVED_ON,
    explanation: priced.explanation,
    warnings,
  };
  return Array.from({ length: count }, (_, i) => {
    const id = `Q-7K3M-9XQ2-${String(i).padStart(4, '0')}`;
    const surname = `${customer.surname}-${i.toString(36)}`;
    const others = { ...quote, id, sections: { ...sections, customer: { ...customer, surname } } };
    const sale = saleOf(tables, { quote: others, events: [{ ...submitted, quoteId: id }] });
    const source = { sale, book: shipped.content };
    return layoutOf('schedule', source, { code: '7K3M9XQ2F4TD5R8W' });
  });
}
