import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import type { DocumentType } from '../../../src/shared/domain/quotes/document-type.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const clock = { now: irishMoment('2027-02-19', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());
const file = join(temporaryFolder(), 'document.pdf');

async function textOf(quoteId: string, type: DocumentType): Promise<string> {
  const { contentBase64 } = await ask(app, 'readDocument', { quoteId, type });
  writeFileSync(file, Buffer.from(contentBase64, 'base64'));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  return text.replace(/\s+/g, ' ');
}

test('the documents of a policy that was changed or cancelled say what it covers then', async () => {
  const quoteId = await submitted(host, {});
  const policyId = await accepted(host, quoteId);
  const read = (type: DocumentType) => textOf(quoteId, type);
  expect(await read('certificate')).toContain('12-G-12345');
  clock.now = irishMoment('2027-06-01', '10:00:00');
  const changed = await ask(app, 'adjustPolicy', {
    policyId,
    reason: 'Another car',
    document: { Vehicle: { RegistrationNumber: '231-D-4567', Make: 'Volkswagen', Model: 'Golf' } },
  });
  const certificate = await read('certificate');
  expect(certificate).toContain('231-D-4567 (Volkswagen Golf)');
  expect(certificate).not.toContain('12-G-12345');
  expect(certificate).toContain('1 June 2027, 10:00');
  const schedule = await read('schedule');
  expect(schedule).toContain(
    `Total premium €${changed.charged.total.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`,
  );
  expect(schedule).toContain('As changed from');
  expect(schedule).toContain('Adjustment fee');
  clock.now = irishMoment('2027-07-01', '12:00:00');
  await ask(app, 'cancelPolicy', { policyId, reason: 'Sold', ending: 'customer', hasClaim: false });
  const ended = await read('certificate');
  expect(ended).toContain('CANCELLED');
  expect(ended).toContain('Start of the insurance 1 June 2027, 10:00');
  expect(ended).toContain('The policy was cancelled from 1 July 2027, 12:00');
  expect(await read('schedule')).toContain('CANCELLED');
});

test('letters, e-mails and copies reach a customer where that is by now, and a letter that was made stays', async () => {
  clock.now = irishMoment('2027-07-02', '10:00:00');
  const quoteId = await submitted(host, { mark: '191-D-123', from: '2027-07-02' });
  const policyId = await accepted(host, quoteId);
  const made = await textOf(quoteId, 'confirmation-of-cover');
  const { customerKey: key, customerEmail } = await ask(app, 'getQuotePage', { id: quoteId });
  expect(customerEmail).toBeUndefined();
  const address = 'c/o Byrne\r\n\r\nUnlikely Street 18\nTralee';
  const reached = { phone: '086 555 1234', email: 'new@example.ie' };
  await ask(app, 'changeContact', { key, ...reached, address });
  expect(await textOf(quoteId, 'confirmation-of-cover')).toBe(made);

  await ask(app, 'cancelPolicy', { policyId, reason: 'Sold', ending: 'customer', hasClaim: false });
  expect(await textOf(quoteId, 'cancellation-letter')).toContain(
    'c/o Byrne Unlikely Street 18 Tralee',
  );
  expect(await textOf(quoteId, 'schedule')).not.toContain('Unlikely');
  expect(await ask(app, 'getQuotePage', { id: quoteId })).toMatchObject({
    customerEmail: reached.email,
  });
  const copied = await ask(app, 'draftFromQuote', { quoteId });
  const { phone: Phone, email: Email } = reached;
  expect(copied.document).toMatchObject({ Customer: { Phone, Email } });
  expect(JSON.stringify(copied)).not.toContain('Unlikely');
});
