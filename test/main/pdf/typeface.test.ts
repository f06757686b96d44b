import { expect, test } from 'vitest';
import type { Paper } from '../../../src/main/documents/paper.ts';
import { printer } from '../../../src/main/pdf/print.ts';
import { readFonts } from '../../../src/main/system/resources.ts';

const fonts = readFonts('resources');

const paperOf = (text: string): Paper => ({
  title: 'A paper',
  subtitle: 'of a test',
  underwriter: 'Nobody',
  references: [['Quote', 'Q-1']],
  marks: ['Demonstration'],
  specimen: false,
  footer: 'A paper',
  stamp: 'Code 7K3M-9XQ2-F4TD-5R8W',
  at: Date.UTC(2026, 10, 20, 9),
  blocks: [
    { kind: 'heading', text },
    { kind: 'facts', rows: [[text, text]] },
    { kind: 'text', text },
  ],
});

// Three letters and one ligature are the same sign of the typeface, and are read out differently.
const TEXTS = [
  'office',
  'o\ufb03ce',
  'a\u00a0b a b',
  '\u2011 \u2010 - \u00ad',
  'é e\u0301',
  'Łukasz Ó Briain',
  '中文 🚗 عمر',
];

test('whatever was printed before, a paper comes out with the same bytes', async () => {
  const busy = printer(fonts);
  for (const text of TEXTS) await busy(paperOf(text));
  for (const text of TEXTS.toReversed()) {
    const fresh = await printer(fonts)(paperOf(text));
    expect(Buffer.from(await busy(paperOf(text))).equals(Buffer.from(fresh)), text).toBe(true);
  }
});

test('papers that are printed at once do not disturb one another', async () => {
  const busy = printer(fonts);
  const together = await Promise.all(TEXTS.map((text) => busy(paperOf(text))));
  for (const [i, text] of TEXTS.entries()) {
    const fresh = await printer(fonts)(paperOf(text));
    expect(Buffer.from(together[i] ?? []).equals(Buffer.from(fresh)), text).toBe(true);
  }
});
