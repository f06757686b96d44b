import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedSettings, reverseOf } from '../../../src/shared/domain/derived/settings-change.ts';
import { USUAL_SETTINGS } from '../../../src/shared/domain/derived/usual-settings.ts';
import { QUOTE_COLUMNS, USUAL_COLUMNS } from '../../../src/shared/domain/quote-columns.ts';
import type { Settings, SettingsChange } from '../../../src/shared/schemas/desk/settings.ts';

const SETTINGS: Settings = {
  ...USUAL_SETTINGS,
  shortcuts: { goPrice: 'F6', undo: '' },
  savedViews: ['A', 'B', 'C'].map((name) => ({ name, query: name.toLowerCase() })),
  columns: ['customer', 'premium', 'status'],
  columnWidths: { customer: 12 },
  ownWords: ['Kinsella', 'jobbers'],
};
const changedBy = (...changes: SettingsChange[]) => changes.reduce(changedSettings, SETTINGS);
const names = ({ savedViews }: Settings) => savedViews.map(({ name }) => name);

describe('entries', () => {
  test('of two windows that change others both stay', () => {
    const changed = changedBy(
      { entries: { savedViews: { A: null, D: { query: 'd' } }, shortcuts: { goPrice: null } } },
      {
        entries: {
          savedViews: { E: { query: 'e' }, B: { query: 'x' } },
          shortcuts: { redo: 'F7' },
        },
      },
      { entries: { columns: { premium: null } } },
      { entries: { columns: { cover: 0 } } },
    );
    expect(names(changed)).toEqual(['B', 'C', 'D', 'E']);
    expect(changed.savedViews[0]).toEqual({ name: 'B', query: 'x' });
    expect(changed.shortcuts).toEqual({ undo: '', redo: 'F7' });
    expect(changed.columns).toEqual(['cover', 'customer', 'status']);
  });

  test('of columns begin with the usual ones where none are kept', () => {
    const usual = changedSettings(USUAL_SETTINGS, { entries: { columns: { phone: 100 } } });
    expect(usual.columns).toEqual([...USUAL_COLUMNS, 'phone']);
    expect(changedSettings(USUAL_SETTINGS, { entries: { columns: {} } }).columns).toEqual([]);
  });

  test('of words are sorted, each once', () => {
    const changed = changedBy(
      { entries: { ownWords: { aa: true, Kinsella: null } } },
      { entries: { ownWords: { Zed: true, aa: true } } },
    );
    expect(changed.ownWords).toEqual(['Zed', 'aa', 'jobbers']);
  });

  test('come after what is set as a whole', () => {
    const change = { columns: ['cover'], entries: { columns: { premium: 0 } } };
    expect(changedBy(change).columns).toEqual(['premium', 'cover']);
  });
});

const place = fc.nat({ max: 5 });
const change: fc.Arbitrary<SettingsChange> = fc.record(
  {
    language: fc.constantFrom('en', 'ga'),
    privacy: fc.record({ blur: fc.boolean(), idleLockMinutes: fc.nat(9) }, { requiredKeys: [] }),
    defaults: fc.record({ county: fc.constantFrom(null, 'Mayo') }, { requiredKeys: [] }),
    shortcuts: fc.constant({}),
    entries: fc.record(
      {
        savedViews: fc.dictionary(
          fc.constantFrom('A', 'B', 'D'),
          fc.option(fc.record({ query: fc.constantFrom('x', 'y') })),
          { maxKeys: 1 },
        ),
        columns: fc.dictionary(fc.constantFrom(...QUOTE_COLUMNS), fc.option(place), { maxKeys: 1 }),
        columnWidths: fc.dictionary(fc.constantFrom('customer', 'premium'), fc.option(place)),
        ownWords: fc.dictionary(
          fc.constantFrom('Kinsella', 'aa'),
          fc.option(fc.constant(true as const)),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

test('a change that is taken back leaves everything as it was', () => {
  fc.assert(
    fc.property(change, (wanted) => {
      const back = reverseOf(SETTINGS, wanted);
      expect(changedBy(wanted, back)).toEqual(SETTINGS);
    }),
  );
});

test('taking a change back keeps what another window changed since', () => {
  const mine: SettingsChange = {
    language: 'ga',
    entries: { savedViews: { B: null }, columns: { premium: null }, shortcuts: { undo: 'F8' } },
  };
  const theirs: SettingsChange = {
    privacy: { blur: true },
    entries: {
      savedViews: { D: { query: 'd' } },
      columns: { cover: 9 },
      shortcuts: { redo: 'F9' },
    },
  };
  const changed = changedBy(mine, theirs, reverseOf(SETTINGS, mine));
  expect(changed).toMatchObject({ language: 'system', privacy: { blur: true } });
  expect(names(changed)).toEqual(['A', 'B', 'C', 'D']);
  expect(changed.columns).toEqual(['customer', 'premium', 'status', 'cover']);
  expect(changed.shortcuts).toEqual({ goPrice: 'F6', undo: '', redo: 'F9' });
});
