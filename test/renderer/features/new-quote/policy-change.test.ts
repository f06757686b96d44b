import { expect, it } from 'vitest';
import {
  changedGroups,
  changeOf,
  rebased,
} from '../../../../src/renderer/features/new-quote/policy-change/changed.ts';
import {
  readFrom,
  readUntil,
} from '../../../../src/renderer/features/new-quote/policy-change/terms.ts';
import { NOTHING } from '../../../../src/renderer/features/new-quote/store/content.ts';

const TODAY = '2026-11-28';

it.each([
  ['', {}],
  ['28/11/2026', {}],
  ['1/12/26', { effectiveAt: '2026-12-01T00:00:00', day: '2026-12-01' }],
  ['1 Dec 2026 9:05', { effectiveAt: '2026-12-01T09:05:00', day: '2026-12-01' }],
  ['14:30', { effectiveAt: '2026-11-28T14:30:00', day: TODAY }],
  ['28/11/2026, 24:00', { problem: expect.any(String) }],
  ['31/2/2027', { problem: expect.any(String) }],
])('“%s” is from when a change holds', (text, read) => {
  expect(readFrom(text, TODAY)).toEqual(read);
});

it.each([
  ['', 'empty'],
  ['30', '2027-03-30'],
  ['1 lá', '2027-03-01'],
  ['30 days', '2027-03-30'],
  ['15/4/27', '2027-04-15'],
  ['0', 'problem'],
  ['soon', 'problem'],
])('“%s” is until when', (text, last) => {
  const read = readUntil(text, '2027-03-01', TODAY);
  expect(read.kind === 'day' ? read.day : read.kind).toBe(last);
});

const BEFORE = {
  ...NOTHING,
  texts: { 'Vehicle/Make': 'BMW', 'Vehicle/Value': '28500', 'Address/Town': 'Naas' },
  excess: 300,
  addOns: { legal: 'standard' },
} as const;

it('only what is another one is asked for, and named by its part of the form', () => {
  const after = {
    ...BEFORE,
    texts: {
      'Vehicle/Make': 'BMW',
      'Vehicle/Value': '18500',
      'Drivers/Driver[1]/Surname': 'Byrne',
    },
    items: { 'Drivers/Driver': 1 },
    addOns: {},
  } as const;
  expect(changeOf(BEFORE, BEFORE, TODAY)).toBeUndefined();
  expect(changeOf(BEFORE, after, TODAY)).toEqual({
    document: {
      Vehicle: { Value: '18500' },
      Address: { Town: null },
      Drivers: { Driver: [{ Surname: 'Byrne' }] },
    },
    addOns: [],
  });
  expect(changeOf(BEFORE, { ...BEFORE, excess: 500 }, TODAY)).toEqual({ excess: 500 });
  expect(changedGroups(BEFORE, after)).toEqual(['vehicle', 'address', 'drivers']);
});

it('on another day what was changed stays, and the rest is what the policy covers then', () => {
  const typed = { ...BEFORE, texts: { ...BEFORE.texts, 'Vehicle/Value': '18500' } };
  const then = {
    ...BEFORE,
    texts: { ...BEFORE.texts, 'Address/Town': 'Sligo', 'Drivers/Driver[1]/Surname': 'Byrne' },
    items: { 'Drivers/Driver': 1 },
    excess: 500,
  } as const;
  const now = rebased(typed, BEFORE, then);
  expect(changeOf(then, now, TODAY)).toEqual({ document: { Vehicle: { Value: '18500' } } });
});
