import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));

const ODD = {
  ...SAMPLE_DOCUMENT,
  Pet: 'a cat',
  Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, FuelType: 'Steam', Mileage: 60_000 },
};

test('a warning is kept as a code, which the screens get and the API says in English', async () => {
  const { status, body } = await host.send(AT.submit, { body: ODD });
  expect(status).toBe(200);
  const sentences = [
    'Pet is not known and was not used',
    'Vehicle/Mileage is above 50000 km a year',
    expect.stringMatching(/: "Steam" is not known and was rated as /),
  ];
  expect(body.warnings).toEqual(sentences);
  const again = await host.send(AT.quote(body.quoteId));
  expect(again.body.warnings).toEqual(sentences);
  expect((await ask(host.app, 'getQuote', { id: body.quoteId })).warnings).toEqual([
    message('notUsed', { name: 'Pet' }),
    { path: 'Vehicle/Mileage', message: message('muchDriven', { most: 50_000 }) },
    { code: 'ratedAs', values: expect.objectContaining({ word: 'Steam' }) },
  ]);
});

test('a fault is a code for the screens, and for the API a sentence with nothing next to it', async () => {
  const wrong = { ...ODD, Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '31/12/1985' } };
  const { status, body } = await host.send(AT.submit, { body: wrong });
  const path = 'Customer/DateOfBirth';
  const sentence = `Invalid quote document: ${path} must be an existing date, YYYY-MM-DD`;
  expect(status).toBe(400);
  expect(body).toEqual({
    statusCode: 400,
    message: sentence,
    errors: [{ path, message: 'must be an existing date, YYYY-MM-DD' }],
  });
  const submission = { source: 'json', document: wrong };
  const answer = await host.app.dispatch(BROKER, 'submitQuote', submission);
  expect(answer).toEqual({
    ok: false,
    fault: {
      kind: 'invalid',
      message: message('invalidDocument'),
      errors: [{ path, message: message('existingDate') }],
    },
  });
  expect(!answer.ok && faultSentence(answer.fault)).toBe(sentence);
});
