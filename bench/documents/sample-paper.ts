import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Paper } from '../../src/main/documents/paper.ts';
import { paperOf } from '../../src/main/documents/papers.ts';
import { readQuoteXml } from '../../src/main/quote-xml.ts';
import { price } from '../../src/main/quotes/explanation.ts';
import { ratingInputs } from '../../src/main/quotes/inputs.ts';
import { readDocument } from '../../src/main/quotes/read-document.ts';
import { leviesOn } from '../../src/main/rating/levies.ts';
import { compileBook } from '../../src/main/rating/rate.ts';
import { readLevies, readRateBooks } from '../../src/main/system/resources.ts';

const AT = Date.UTC(2026, 10, 20, 9);
const RECEIVED_ON = '2026-11-20';

/** The schedules of some quotes like the sample, each another person's, as the service writes them. */
export function sampleSchedules(resources: string, count: number): Paper[] {
  const [shipped] = readRateBooks(resources);
  const read = readQuoteXml(readFileSync(join(resources, 'samples/quote.xml')));
  if (!shipped || !read.ok) throw new Error('the sample or its rate book is not there');
  const document = readDocument(read.value);
  if ('errors' in document) throw new Error('the sample is refused');
  const { sections, warnings } = document;
  const priced = price({
    book: { hash: shipped.hash, ...compileBook(shipped.book) },
    levies: leviesOn(readLevies(resources), RECEIVED_ON),
    inputs: ratingInputs(sections),
    receivedOn: RECEIVED_ON,
  });
  const { customer } = sections;
  const quote = {
    status: 'quoted' as const,
    createdAt: AT,
    expiresAt: AT + shipped.book.validityDays * 24 * 60 * 60 * 1000,
    premiumCents: priced.premiumCents,
    rateBookHash: shipped.hash,
    receivedOn: RECEIVED_ON,
    explanation: priced.explanation,
    warnings,
  };
  return Array.from({ length: count }, (_, i) => {
    const id = `Q-7K3M-9XQ2-${String(i).padStart(4, '0')}`;
    const surname = `${customer.surname}-${i.toString(36)}`;
    const others = { ...quote, id, sections: { ...sections, customer: { ...customer, surname } } };
    const matter = { quote: others, events: [], book: shipped.book, policyId: undefined };
    return paperOf('schedule', matter, '7K3M9XQ2F4TD5R8W');
  });
}
