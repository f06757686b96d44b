import { expect, test } from 'vitest';
import { warningText } from '../../../../../src/main/core/records/person-document/quote-blocks.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';

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
