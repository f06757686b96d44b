import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../../src/main/adapters/node/resources.ts';
import { printer } from '../../../../src/main/adapters/pdf/print.ts';
import { openTypeface } from '../../../../src/main/adapters/pdf/typeface.ts';
import type { Block, DocumentLayout } from '../../../../src/main/core/documents/layout/layout.ts';
import { PRINTED } from '../../../../src/main/core/quotes/document/spell-out.ts';

describe('typeface', () => {
  const fonts = readFonts('resources');

  const layoutOf = (text: string): DocumentLayout => ({
    title: 'A document',
    subtitle: 'of a test',
    underwriter: 'No one',
    references: [['Quote', 'Q-1']],
    marks: ['Demonstration'],
    language: 'en',
    specimen: false,
    footer: 'A document',
    stamp: 'Code 7K3M-9XQ2-F4TD-5R8W',
    at: Date.UTC(2026, 10, 20, 9),
    blocks: [
      { kind: 'heading', text },
      { kind: 'facts', rows: [[text, text]] },
      { kind: 'text', text },
    ],
  });

  // Three letters and one ligature have the same glyph, and are read out differently.
  const TEXTS = [
    'office',
    'o\ufb03ce',
    'a\u00a0b a b',
    '\u2011 \u2010 - \u00ad',
    'é e\u0301',
    'Łukasz Ó Briain',
    '中文 🚗 عمر',
  ];

  test('whatever was printed before, a document has the same bytes', async () => {
    const busy = printer(fonts);
    for (const text of TEXTS) await busy(layoutOf(text));
    for (const text of TEXTS.toReversed()) {
      const fresh = await printer(fonts)(layoutOf(text));
      expect(Buffer.from(await busy(layoutOf(text))).equals(Buffer.from(fresh)), text).toBe(true);
    }
  });

  test('documents that are printed at the same time do not affect one another', async () => {
    const busy = printer(fonts);
    const together = await Promise.all(TEXTS.map((text) => busy(layoutOf(text))));
    for (const [i, text] of TEXTS.entries()) {
      const fresh = await printer(fonts)(layoutOf(text));
      expect(Buffer.from(together[i] ?? []).equals(Buffer.from(fresh)), text).toBe(true);
    }
  });

  test('the typefaces have every letter that counts as printable', () => {
    const printed = new RegExp(`[${PRINTED}]`, 'u');
    // Every code point of the plane that has all living alphabets, also those that stand for nothing.
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
      (code) =>
        !/\p{Cs}/u.test(String.fromCodePoint(code)) && printed.test(String.fromCodePoint(code)),
    );
    expect(letters.length).toBeGreaterThan(1000);
    for (const bytes of [fonts.regular, fonts.bold]) {
      const typeface = openTypeface(bytes);
      // Glyph 0 is the box for a missing letter.
      const missing = letters.filter((code) =>
        typeface.layout(String.fromCodePoint(code)).glyphs.some(({ id }) => id === 0),
      );
      expect(missing.map((code) => code.toString(16))).toEqual([]);
    }
  });
});

describe('heading', { tags: ['thorough'] }, () => {
  const print = printer(readFonts('resources'));

  const SECTION: readonly Block[] = [
    { kind: 'heading', text: 'What you pay' },
    { kind: 'table', columns: [{ title: 'Charge', share: 1 }], rows: [{ cells: ['Total'] }] },
  ];

  /** A table with its heading below some lines. */
  const layoutOf = (lines: number): DocumentLayout => ({
    title: 'A document',
    subtitle: 'of a test',
    underwriter: 'No one',
    references: [],
    marks: [],
    language: 'en',
    specimen: false,
    footer: 'A document',
    at: Date.UTC(2026, 10, 20, 9),
    blocks: [
      ...Array.from({ length: lines }, (): Block => ({ kind: 'text', text: 'A line' })),
      ...SECTION,
    ],
  });

  /** The texts of the pages of a PDF. */
  function pagesOf(bytes: Uint8Array): string[] {
    return execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).split('\f');
  }

  test('a heading is on one page with the beginning of its table', async () => {
    let pages = 0;
    for (let lines = 20; lines < 60; lines += 1) {
      const texts = pagesOf(await print(layoutOf(lines)));
      pages = Math.max(pages, texts.length);
      const page = texts.find((text) => text.includes('What you pay'));
      expect.soft(page, `below ${lines} lines`).toContain('Total');
    }
    expect(pages).toBeGreaterThan(2);
  });
});
