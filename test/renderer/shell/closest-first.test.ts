import { expect, test } from 'vitest';
import { closestFirst } from '../../../src/renderer/shell/palette/palette.tsx';

const TITLES = ['Compare rate books', 'Separate books', 'Rate books', 'Rates', 'Leabhair rátaí'];
const found = (query: string) => closestFirst(TITLES, query, (title) => title);

test('the same text goes first, then what begins with it, then its words, then any part', () => {
  expect(found('rate books')).toEqual(['Rate books', 'Compare rate books', 'Separate books']);
  expect(found(' RATE')).toEqual(['Rate books', 'Rates', 'Compare rate books', 'Separate books']);
  expect(found('ratai')).toEqual(['Leabhair rátaí']);
  expect(found('zebra')).toEqual([]);
});

test('without a query everything stays in its order', () => {
  expect(found('  ')).toEqual(TITLES);
});
