import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, refusal } from '../support/ask.ts';
import { startHost, type TestHost } from '../support/host.ts';

let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

const file = (xml: string) => ({ contentBase64: Buffer.from(xml).toString('base64') });

test('a file that is half finished is read, and what is wrong stays as it was written', async () => {
  const xml = `<IrishMotorQuote><Customer><FirstName>Máire</FirstName>
    <DateOfBirth>soon</DateOfBirth></Customer>
    <Vehicle><RegistrationNumber>191 d 12345</RegistrationNumber></Vehicle></IrishMotorQuote>`;
  const { document } = await ask(host.app, 'draftFromFile', file(xml));
  expect(document).toMatchObject({
    Customer: { FirstName: 'Máire', DateOfBirth: 'soon' },
    Vehicle: { RegistrationNumber: '191-D-12345' },
  });
});

test.each(['', 'no document', '<IrishMotorQuote><Customer></IrishMotorQuote>', '<Other/>'])(
  'a file that is no quote document is refused: %j',
  async (xml) => {
    expect(await refusal(host.app, 'draftFromFile', file(xml))).toMatchObject({ kind: 'invalid' });
  },
);

test('a file past the limit is refused', async () => {
  const long = file(`<IrishMotorQuote>${' '.repeat(70_000)}</IrishMotorQuote>`);
  expect(await refusal(host.app, 'draftFromFile', long)).toMatchObject({ kind: 'invalid' });
});
