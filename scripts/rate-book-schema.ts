import { writeFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { LevyTable } from '../src/shared/schemas/rate-books/levy-table.ts';
import { RateBook } from '../src/shared/schemas/rate-books/rate-book.ts';

/** A published JSON Schema: run this script to write it again after a change of the shape. */
interface Published {
  readonly file: URL;
  /** Made from the shape that the application checks. */
  readonly text: string;
}

function published(name: string, shape: TSchema, about: object): Published {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const schema = { $schema, $id: `urn:quotedesk:${name}`, ...about, ...shape };
  return {
    file: new URL(`../resources/${name}.schema.json`, import.meta.url),
    text: `${JSON.stringify(schema, null, 2)}\n`,
  };
}

export const RATE_BOOK = published('rate-book', RateBook, {
  title: 'Rate book of Quotedesk',
  description:
    'What prices a motor risk. `rate-book check` finds what no schema can say, as rows that overlap',
});

export const LEVY_TABLE = published('levy-table', LevyTable, {
  title: 'Levy table of Quotedesk',
  description:
    'The levies by the day on which a premium is received. `levy-table check` finds what no schema can say, as two rates from one day',
});

if (import.meta.main) {
  for (const { file, text } of [RATE_BOOK, LEVY_TABLE]) writeFileSync(file, text);
}
