import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import {
  MOST_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
} from '../../../src/shared/domain/people/attachment.ts';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const DAY = 24 * 60 * 60 * 1000;

const { host, clock, restart, traces, erase, expectWhole } = erasureHost();
const ask = <N extends OperationName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> =>
  askApp(host().app, name, input);

const PDF = Buffer.from('%PDF-1.7\nBonus of AOIFE@erase.example\n%%EOF');
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 7)]);
const file = (bytes: Buffer, name = 'bonus.pdf') => ({
  kind: 'bonusProof' as const,
  name,
  contentBase64: bytes.toString('base64'),
});

test('a note comes back on its day, until it is ticked; a program sees none, and no version changes', async () => {
  const quoteId = await submitted(host(), AOIFE);
  const before = await ask('getQuote', { id: quoteId });
  const schedule = { quoteId, type: 'schedule' } as const;
  const { verificationCode } = await ask('readDocument', schedule);
  const text = 'Will send the no-claims certificate';
  const { notes } = await ask('addNote', { quoteId, text, followUpOn: '2026-09-03' });
  expect(notes).toMatchObject([{ quoteId, text, followUpOn: '2026-09-03', by: 'desk' }]);
  await ask('addNote', { quoteId, text: 'Prefers calls\nin the evening' });
  await ask('addCustomerNote', { key: KEY, text: 'Moves house', followUpOn: '2026-09-01' });
  expect(await ask('getQuote', { id: quoteId })).toEqual(before);
  expect(await ask('readDocument', schedule)).toMatchObject({ verificationCode });

  const due = async () => (await ask('listFollowUps', {})).notes;
  const ofCustomer = { customerKey: KEY, customerName: 'Aoife Ní Dhomhnaill', text: 'Moves house' };
  expect(await due()).toEqual([
    { noteId: expect.any(String), followUpOn: '2026-09-01', ...ofCustomer },
  ]);
  clock().now += 2 * DAY;
  expect(await due()).toMatchObject([ofCustomer, { ...ofCustomer, quoteId, text }]);
  for (const { noteId } of await due()) await ask('tickNote', { noteId });
  expect(await due()).toEqual([]);
  expect((await ask('getNotes', { quoteId })).notes[1]?.followedUp).toMatchObject({ by: 'desk' });

  const { notes: all } = await ask('getCustomerNotes', { key: KEY });
  expect(all.map((note) => note.quoteId)).toEqual([quoteId, quoteId, undefined]);
  for (const search of ['certificate', 'evening dhomhnaill']) {
    const { quotes } = await ask('listQuotes', { search });
    expect(quotes.map((quote) => quote.quoteId)).toEqual([quoteId]);
  }
  const refused = (input: object) => refusal(host().app, 'addNote', { quoteId, text, ...input });
  for (const followUpOn of ['2026-09-02', '2026-02-30']) {
    expect(await refused({ followUpOn })).toMatchObject({ errors: [{ path: 'followUpOn' }] });
  }
  expect(await refused({ quoteId: 'Q-NONE' })).toMatchObject({ kind: 'notFound' });
  await expectWhole();
});

test('a program adds a note to a policy once, which comes back at the desk, and lists all of them', async () => {
  const quoteId = await submitted(host(), AOIFE);
  const policyId = await accepted(host(), quoteId);
  await ask('addNote', { quoteId, text: 'Rings in the evening' });
  const { version } = await ask('getPolicy', { policyId });
  const token = await host().token(await host().issue(['quote:read', 'quote:write']));
  const at = `/applied/policy/${policyId}/notes`;
  const body = { text: 'Aoife Dhomhnaill sent her licence', followUpOn: '2026-09-03' };
  const headers = { 'idempotency-key': 'note-1' };
  const added = await host().send(at, { token, headers, body });
  expect(added.body).toMatchObject({
    policyId,
    notes: [
      { ...body, quoteId },
      { text: 'Rings in the evening', by: 'desk' },
    ],
  });
  expect((await host().send(at, { token, headers, body })).body).toEqual(added.body);
  expect((await host().send(at, { token })).body).toEqual(added.body);
  expect((await ask('getPolicy', { policyId })).version).toBe(version);
  expect(
    (await host().send(at, { token, body: { text: '', followUpOn: '2026-09-01' } })).status,
  ).toBe(400);
  clock().now += 2 * DAY;
  expect((await ask('listFollowUps', {})).notes).toMatchObject([{ quoteId, text: body.text }]);
  await erase({ held: 'erase', note: 'Written in error' });
  expect(traces(['her licence'])).toEqual([]);
  await expectWhole();
});

test('a file is kept as it is, by what it is and not what it is called, and removed for good', async () => {
  const quoteId = await submitted(host(), AOIFE);
  await accepted(host(), quoteId);
  const attached = await ask('attachFile', {
    quoteId,
    ...file(JPEG, 'C:\\Pictures\\..\\proof<1>\u202e.exe'),
  });
  const [one] = attached.attachments;
  expect(one).toMatchObject({
    kind: 'bonusProof',
    name: 'proof 1 .exe.jpg',
    mediaType: 'image/jpeg',
    size: JPEG.length,
    sha256: createHash('sha256').update(JPEG).digest('hex'),
  });
  const asked = { quoteId, attachmentId: one?.attachmentId ?? '' };
  await restart();
  expect(await ask('readAttachment', asked)).toEqual({
    name: 'proof 1 .exe.jpg',
    mediaType: 'image/jpeg',
    contentBase64: JPEG.toString('base64'),
  });
  const refusedFile = (bytes: Buffer) =>
    refusal(host().app, 'attachFile', { quoteId, ...file(bytes, 'script.pdf') });
  for (const bytes of [Buffer.from('<svg onload="x()"/>'), Buffer.from('GIF89a'), Buffer.of()]) {
    expect(await refusedFile(bytes)).toMatchObject({ kind: 'invalid' });
  }
  const big = Buffer.concat([PDF, Buffer.alloc(MOST_ATTACHMENT_BYTES)]);
  expect(['invalid', 'tooLarge']).toContain((await refusedFile(big)).kind);
  for (let count = 1; count < MOST_ATTACHMENTS; count += 1) {
    await ask('attachFile', { quoteId, ...file(PDF) });
  }
  expect(await refusedFile(PDF)).toMatchObject({ kind: 'conflict' });

  const { attachments } = await ask('removeAttachment', asked);
  expect(attachments.at(-1)).toMatchObject({ ...one, removed: { by: 'desk' } });
  expect(await refusal(host().app, 'readAttachment', asked)).toMatchObject({ kind: 'notFound' });
  expect(await refusal(host().app, 'removeAttachment', asked)).toMatchObject({ kind: 'notFound' });
  await ask('attachFile', { quoteId, ...file(PDF) });
  await expectWhole();
});

test('notes and files are in what a person is given, and gone with the person', async () => {
  const quoteId = await submitted(host(), AOIFE);
  await submitted(host(), { first: 'Pat', mark: '191-D-77' });
  await ask('addNote', { quoteId, text: 'Aoife Ní Dhomhnaill rang', followUpOn: '2026-09-01' });
  await ask('addCustomerNote', { key: KEY, text: 'Aoife Ní Dhomhnaill moves house' });
  await ask('attachFile', { quoteId, ...file(PDF, 'Ní Dhomhnaill.pdf') });
  expect(await ask('exportPerson', { key: KEY })).toMatchObject({
    notes: [{ text: 'Aoife Ní Dhomhnaill rang' }, { text: 'Aoife Ní Dhomhnaill moves house' }],
    attachments: [{ name: 'Ní Dhomhnaill.pdf' }],
  });
  expect((await ask('printPerson', { key: KEY })).contentBase64.length).toBeGreaterThan(1000);
  expect(await ask('previewErasure', { key: KEY })).toMatchObject({
    counts: { quotes: 1, documents: 1, notes: 1 },
  });
  expect(await erase()).toMatchObject({ counts: { quotes: 1, documents: 1, notes: 1 } });
  expect(traces(['Bonus of AOIFE'])).toEqual([]);
  expect((await ask('listFollowUps', {})).total).toBe(0);
  expect(await refusal(host().app, 'getNotes', { quoteId })).toMatchObject({ kind: 'notFound' });
  expect(await refusal(host().app, 'addCustomerNote', { key: KEY, text: 'x' })).toMatchObject({
    kind: 'notFound',
  });
  await expectWhole();
});
