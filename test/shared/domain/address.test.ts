import { expect, test } from 'vitest';
import { addressLine } from '../../../src/shared/domain/address.ts';

test('an address is one line, without what is not known', () => {
  const all = { addressLine1: '12 Canal Street', town: 'Tralee', county: 'Kerry' };
  expect(addressLine({ ...all, eircode: 'V92X285', country: 'Ireland' })).toBe(
    '12 Canal Street, Tralee, Kerry, V92 X285, Ireland',
  );
  expect(addressLine({ county: 'Kerry' })).toBe('Kerry');
  expect(addressLine({})).toBe('');
});

test('a town that is called as its county is said once', () => {
  expect(addressLine({ town: 'Limerick', county: 'LIMERICK', eircode: 'V94C359' })).toBe(
    'Limerick, V94 C359',
  );
});
