import { describe, expect, test } from 'vitest';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import { findingText, isFault } from '../../../../../src/main/core/rating/examine/finding.ts';
import { book, levies } from '../demonstration.ts';

describe('the demonstration book', () => {
  test.each(book.examples)('holds its example: $title', (example) => {
    expect(examine({ ...book, examples: [example] }, levies).filter(isFault)).toEqual([]);
  });

  test('has no fault, and nothing to warn of', () => {
    expect(examine(book, levies).map(findingText)).toEqual([]);
  });

  test('has examples for every cover and both sides of 1 January 2026', () => {
    expect(book.examples.length).toBeGreaterThanOrEqual(8);
    expect(new Set(book.examples.map(({ inputs }) => inputs.cover)).size).toBe(3);
    const days = book.examples.map(({ receivedOn }) => receivedOn);
    expect(days).toContain('2025-12-31');
    expect(days).toContain('2026-01-01');
  });

  test('says that it is a demonstration wherever it names an insurer or a product', () => {
    expect(book.demonstration).toBe(true);
    expect(book.name).toMatch(/demonstration/i);
    expect(book.underwriter).toMatch(/not an insurer/);
    for (const { description } of book.products) expect(description).toMatch(/^Demonstration/);
  });
});
