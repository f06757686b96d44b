/** @module-tag thorough */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readFonts } from '../../../../src/main/adapters/node/resources.ts';
import { printer } from '../../../../src/main/adapters/pdf/print.ts';
import type { Block, DocumentLayout } from '../../../../src/main/core/documents/layout.ts';

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
