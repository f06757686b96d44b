import { expect, test } from 'vitest';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 20, 9) } }));

const submitted = async (xml: string): Promise<string> => (await host.sendXml(xml)).body.quoteId;

test('says who, what, for how much and why, with the answers that caused it', async () => {
  const quoteId = await submitted(withText(FULL_XML, 'LicenceType', 'Provisional'));
  await ask(host.app, 'referQuote', { quoteId, reason: 'A trailer is used' });
  const { premium, customer, vehicle, referral } = await ask(host.app, 'getQuote', { id: quoteId });
  const { subject, text } = await ask(host.app, 'writeToUnderwriter', { quoteId });
  expect(subject).toBe(`Referral ${quoteId}: ${vehicle.registrationNumber}`);
  const rule = referral?.reasons[0];
  expect(text).toContain(
    `– ${rule?.message}\r\n    What licence do you hold? Provisional\r\n– A trailer is used`,
  );
  expect(text).toContain(`Name: ${customer.title} ${customer.firstName} ${customer.surname}`);
  expect(text).toContain(`Make and model: ${vehicle.make} ${vehicle.model}`);
  expect(text).toContain(`€${premium.toLocaleString('en-IE', { minimumFractionDigits: 2 })} for`);
  expect(text).toMatch(/Cover: \w.*\r\nUse: \w.*\r\nFrom: \d+ \w+ \d{4}/);
  // Names of the rate book and of the API are no words for an underwriter.
  expect(text).not.toMatch(/undefined|Customer\/|\[object|referred-by-hand/);
  expect(text).not.toContain(rule?.rule);
});

test('names the answers of the driver who caused it', async () => {
  const driver =
    '<Drivers><Driver><FirstName>Niamh</FirstName><Surname>Walsh</Surname><DateOfBirth>2008-05-03</DateOfBirth></Driver></Drivers>';
  const quoteId = await submitted(
    FULL_XML.replace('</IrishMotorQuote>', `${driver}</IrishMotorQuote>`),
  );
  const { referral } = await ask(host.app, 'getQuote', { id: quoteId });
  expect(referral?.reasons.map(({ rule }) => rule)).toContainEqual(
    expect.stringMatching(/-driver-1$/),
  );
  const { text } = await ask(host.app, 'writeToUnderwriter', { quoteId });
  expect(text).toContain('Driver 1: When was the driver born? 3 May 2008');
});

test('is written only of a quote that waits for a decision', async () => {
  const quoteId = await submitted(FULL_XML);
  expect(await refusal(host.app, 'writeToUnderwriter', { quoteId })).toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('is not waiting for a decision'),
  });
});
