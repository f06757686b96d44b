import { expect, test } from 'vitest';
import { draftBlocks } from '../../../../../src/main/core/records/person-document/person-layout.ts';

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
