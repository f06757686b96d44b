import { expect, test } from 'vitest';
import {
  columnsFor,
  sectionsOf,
} from '../../../../src/renderer/features/quote/sections/sections.ts';

test('before and after the sale the same places have what belongs there', () => {
  expect(sectionsOf({ status: 'quoted' }).join()).toBe(
    'overview,premium,alternatives,documents,history',
  );
  expect(sectionsOf({ status: 'accepted' }).join()).toBe(
    'overview,premium,policy,documents,history,claims',
  );
});

test('of three columns none is empty, whichever section is chosen', () => {
  for (const status of ['quoted', 'accepted', 'expired'] as const) {
    const sections = sectionsOf({ status });
    for (const chosen of sections) {
      const columns = columnsFor(chosen, sections);
      expect(columns[chosen]).toBe(1);
      expect(columns.overview).toBeLessThanOrEqual(2);
      expect(Object.values(columns).sort()).toEqual([1, 2, 3]);
    }
  }
});
