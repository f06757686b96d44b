import { writeFileSync } from 'node:fs';
import { RateBook } from '../src/shared/schemas/rate-book.ts';

/** Run this script to write it again after a change of the rate book's shape. */
export const FILE = new URL('../resources/rate-book.schema.json', import.meta.url);

/** The JSON Schema of a rate book, made from the shape that the application checks. */
export function rateBookSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:quotedesk:rate-book',
    title: 'Rate book of Quotedesk',
    description:
      'What prices a motor risk. `ratebook check` finds what no schema can say, as rows that overlap',
    ...RateBook,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(FILE, rateBookSchema());
