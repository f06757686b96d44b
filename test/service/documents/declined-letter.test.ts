import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { documentsHost } from '../../support/documents/documents.ts';
import { refusal } from '../../support/host/ask.ts';

const { host, ask, saved } = documentsHost();

const RISK = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  ClaimsHistory: { NumberOfClaims: 9 },
};

test('a refusal is a letter with its reasons and the firm, kept as it was made', async () => {
  const submission = { source: 'json', document: RISK };
  expect(await refusal(host().app, 'submitQuote', submission)).toMatchObject({ kind: 'declined' });
  await ask('saveFirm', { name: 'Byrne Insurances Ltd' });
  const { declined } = await ask('listDeclined', {});
  const id = declined[0]?.id ?? '';
  const letter = await ask('readDeclinedLetter', { id });
  expect(letter.name).toBe(`${id}-refusal.pdf`);
  const path = saved(Buffer.from(letter.contentBase64, 'base64'));
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toMatch(/No syntax/);
  const words = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  const text = words.replace(/\s+/g, ' ');
  for (const { message } of declined[0]?.reasons ?? []) expect(text).toContain(message);
  expect(text).toContain('Byrne Insurances Ltd');
  expect(text).toContain('Seán Murphy');
  expect(text).not.toContain('Verification code');
  await ask('saveFirm', { name: 'Another name' });
  expect(await ask('readDeclinedLetter', { id })).toEqual(letter);
  const none = await refusal(host().app, 'readDeclinedLetter', { id: 'D-NONE' });
  expect(none).toMatchObject({ kind: 'notFound' });
});
