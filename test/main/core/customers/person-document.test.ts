import { describe, expect, test } from 'vitest';
import type { KeptImport } from '../../../../src/main/core/customers/imported-customer-store.ts';
import {
  findsPerson,
  knownBy,
  namesPerson,
} from '../../../../src/main/core/customers/names-person.ts';
import { draftBlocks } from '../../../../src/main/core/customers/person-document/person-layout.ts';
import { warningText } from '../../../../src/main/core/customers/person-document/quote-blocks.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';

const NOTHING = { phones: [], codes: [] };

describe('a text names a person', () => {
  test.each([
    ['a call of Mr O\u02bcBrien', 'ann.obrien.1979-02-03'],
    ["a call of Mr O'Brien", 'ann.o\u02bcbrien.1979-02-03'],
    ['Ó Caoiṁ', 'ann.ocaoimh.1979-02-03'],
    ['Ó Caoimh', 'ann.ocaoim.1979-02-03'],
  ])('%j, whose key is %s', (text, key) => {
    expect(namesPerson(text, key, NOTHING)).toBe(true);
    expect(findsPerson(text, key, NOTHING)).toBe(true);
    expect(findsPerson(text, 'ann.murphy.1979-02-03', NOTHING)).toBe(false);
  });

  test.each(['182-C-45', '182-C-00045'])('by the mark %s', (mark) => {
    const known = knownBy([], [{ registration: mark } as KeptImport]);
    for (const text of ['her 182 c 45', 'her 182-C-00045']) {
      expect(namesPerson(text, 'x.y.1979-02-03', known), text).toBe(true);
    }
    expect(namesPerson('her 182-C-46', 'x.y.1979-02-03', known)).toBe(false);
  });

  test.each(['0871234572.0', '871234572', '+353 (0)87 1234572'])('by the phone %s', (phone) => {
    const known = { phones: [phone], codes: [] };
    expect(namesPerson('rings on 087 123 4572', 'x.y.1979-02-03', known)).toBe(true);
    expect(namesPerson('rings on 087 123 4573', 'x.y.1979-02-03', known)).toBe(false);
  });
});

const draft = (texts: Readonly<Record<string, string>>) =>
  draftBlocks({
    id: 'a',
    title: 'Aoife',
    savedAt: '2026-11-24T12:00:00Z',
    version: '1',
    content: { texts },
  }).find(({ kind }) => kind === 'facts');

test('what a draft has is in the order of the statement of fact, an address with its commas', () => {
  const facts = draft({
    'Vehicle/SecurityDevices/AlarmImmobiliser': 'true',
    'Address/Eircode': 'D02 X285',
    'Address/AddressLine1': '12 Canal Street',
    'Customer/Surname': 'Ní Dhomhnaill',
    'Customer/FirstName': 'Aoife',
    'Customer/Title': '',
  });
  expect(facts).toEqual({
    kind: 'facts',
    rows: [
      ['What is your name?', 'Aoife Ní Dhomhnaill'],
      ['Where do you live?', '12 Canal Street, D02 X285'],
      ['Is there an alarm or immobiliser?', 'Yes'],
    ],
  });
});

test('a draft in which nothing was typed has no empty table', () => {
  expect(draft({})).toBeUndefined();
});

test('a warning names what it is about as the person knows it, never by a path', () => {
  const counted = message('countsAs', { value: '2 years' });
  const asked = (path: string) => warningText({ path, message: counted });
  expect(asked('Customer/LicenceHeldYears')).toBe(
    '“How long have you held it?” is not given and counts as: 2 years',
  );
  expect(asked('Drivers/Driver[2]/LicenceHeldYears')).toContain('“Driver 2: How long has');
  const unused = message('notUsedAtLine', { name: 'Customer/Hobby', line: 2 });
  expect(warningText(unused)).toBe('“Hobby” is not known and was not used');
});
