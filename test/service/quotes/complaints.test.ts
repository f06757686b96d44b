import { afterAll, expect, test } from 'vitest';
import type { InputOf } from '../../../src/shared/contract/contract.ts';
import { irishMoment } from '../../../src/shared/domain/date.ts';
import { filesWith } from '../../support/data/files-with.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

/** A Thursday. */
const clock = { now: irishMoment('2026-12-17', '10:00:00') };
const host = await startHost({ clock });
const { app } = host;
afterAll(() => host.close());

const sold = await submitted(host, { mark: '12-G-1000', from: '2026-12-17' });
const policyId = await accepted(host, sold);
const open = await submitted(host, { mark: '12-G-1001', from: '2026-12-17' });

const ABOUT = {
  from: 'Niamh Byrne',
  about: 'The premium is not what was said',
  channel: 'phone',
} as const;
const step = (quoteId: string, done: Omit<InputOf<'recordComplaintStep'>, 'quoteId'>) =>
  askApp(app, 'recordComplaintStep', { quoteId, ...done });
const deadlines = async (quoteId: string) =>
  (await askApp(app, 'listComplaints', { quoteId })).complaints[0]?.deadlines;

test('the deadlines of a complaint are working days, over Christmas and Easter', async () => {
  const { complaints } = await askApp(app, 'recordComplaint', {
    quoteId: sold,
    ...ABOUT,
    receivedOn: '2026-12-17',
  });
  // Without Christmas Day; St Stephen's day is a Saturday. Without 1 January and St Brigid's day.
  expect(complaints[0]).toMatchObject({
    number: 1,
    policyId,
    state: 'received',
    deadlines: [
      { id: 'complaintAcknowledgement', day: '2026-12-24' },
      { id: 'complaintUpdate', day: '2027-01-18' },
      { id: 'complaintResolution', day: '2027-02-16' },
    ],
  });
  clock.now = irishMoment('2026-12-29', '10:00:00');
  const policy = await askApp(app, 'getPolicy', { policyId });
  // What is past stays while it is open.
  expect(policy.deadlines[0]).toEqual({
    id: 'complaintAcknowledgement',
    day: '2026-12-24',
    complaint: 1,
  });
  await step(sold, { complaint: 1, step: 'acknowledged', on: '2026-12-29', contact: 'Seán Kelly' });
  expect(await deadlines(sold)).toHaveLength(2);
  clock.now = irishMoment('2027-03-04', '10:00:00');
  await step(sold, { complaint: 1, step: 'toldOfOmbudsman', on: '2027-03-04' });
  // Without St Patrick's day and Easter Monday, 29 March.
  expect(await deadlines(sold)).toEqual([{ id: 'complaintUpdate', day: '2027-04-05' }]);
  clock.now = irishMoment('2027-03-24', '10:00:00');
  await step(sold, { complaint: 1, step: 'investigated', on: '2027-03-24' });
  expect(await deadlines(sold)).toEqual([{ id: 'complaintAnswer', day: '2027-04-01' }]);
  await step(sold, { complaint: 1, step: 'answered', on: '2027-03-24', note: 'The fee went back' });
  expect(await deadlines(sold)).toEqual([]);
  const after = { quoteId: sold, complaint: 1, step: 'updated', on: '2027-03-24' } as const;
  expect(await refusal(app, 'recordComplaintStep', after)).toMatchObject({ kind: 'conflict' });
  const { deadlines: left } = await askApp(app, 'getPolicy', { policyId });
  expect(left.map(({ id }) => id)).toEqual(['renewalNotice']);
});

/** The next days of some complaints, the earliest first. */
const unansweredDays = (all: readonly Awaited<ReturnType<typeof deadlines>>[]) => {
  const [first = '', second = ''] = all.map((each) => each?.[0]?.day ?? '').sort();
  return [first, second] as const;
};

test('the register has the complaints of all quotes, the newest first', async () => {
  await askApp(app, 'recordComplaint', { quoteId: open, ...ABOUT, receivedOn: '2027-03-22' });
  await askApp(app, 'recordComplaint', { quoteId: sold, ...ABOUT, receivedOn: '2027-03-23' });
  const all = await askApp(app, 'listComplaints', {});
  expect(all.complaints.map(({ quoteId, number }) => [quoteId, number])).toEqual([
    [sold, 2],
    [open, 1],
    [sold, 1],
  ]);
  const unanswered = await askApp(app, 'listComplaints', { isOpen: true, limit: 1 });
  expect(unanswered).toMatchObject({
    today: '2027-03-24',
    total: 2,
    complaints: [{ quoteId: sold, number: 2, registrationNumber: '12-G-1000' }],
  });
  const due = async (dueBy: string) => {
    const { complaints, total } = await askApp(app, 'listComplaints', { dueBy, limit: 1 });
    return { first: complaints[0]?.deadlines[0]?.day, total };
  };
  const [first, second] = unansweredDays(
    await Promise.all([sold, open].map((quoteId) => deadlines(quoteId))),
  );
  expect(await due('2027-03-24')).toEqual({ first: undefined, total: 0 });
  expect(await due(first)).toEqual({ first, total: 1 });
  expect(await due(second)).toEqual({ first, total: 2 });
});

test('what is no complaint, or no step of one, is refused by its field', async () => {
  const received = { quoteId: open, ...ABOUT };
  const of = (input: object) => refusal(app, 'recordComplaint', { ...received, ...input });
  expect(await of({ receivedOn: '2027-03-25' })).toMatchObject({
    errors: [{ path: 'receivedOn' }],
  });
  expect(await of({ receivedOn: '2027-02-29' })).toMatchObject({
    errors: [{ path: 'receivedOn' }],
  });
  const stepOf = (input: object) =>
    refusal(app, 'recordComplaintStep', {
      quoteId: open,
      complaint: 1,
      on: '2027-03-24',
      ...input,
    });
  expect(await stepOf({ step: 'acknowledged' })).toMatchObject({ errors: [{ path: 'contact' }] });
  expect(await stepOf({ step: 'answered' })).toMatchObject({ errors: [{ path: 'note' }] });
  expect(await stepOf({ step: 'updated', on: '2027-03-21' })).toMatchObject({
    errors: [{ path: 'on' }],
  });
  expect(await stepOf({ step: 'updated', complaint: 9 })).toMatchObject({ kind: 'notFound' });
  expect(await refusal(app, 'listComplaints', { quoteId: 'Q-NONE' })).toMatchObject({
    kind: 'notFound',
  });
});

test('who complains and drives is exported with the customer, and erased with them', async () => {
  await askApp(app, 'recordAccident', {
    policyId,
    at: '2027-03-20',
    driver: 'Zebedee Quirke',
    otherParties: 'Persephone Quill, 201-D-5555',
    description: 'Zebedee says that she braked',
  });
  const { customers } = await askApp(app, 'findCustomers', { search: '12-G-1000' });
  const key = customers[0]?.key ?? '';
  const file = JSON.stringify(await askApp(app, 'exportPerson', { key }));
  for (const text of ['Zebedee Quirke', 'Persephone Quill', 'Niamh Byrne']) {
    expect(file).toContain(text);
  }
  const held = { held: 'erase', note: 'A test' } as const;
  await askApp(app, 'eraseCustomer', { key, reason: 'request', ...held });
  for (const text of ['Zebedee', 'Persephone', 'Niamh Byrne']) {
    expect(filesWith(host.dataFolder, text), text).toEqual([]);
  }
  const { complaints } = await askApp(app, 'listComplaints', {});
  expect(complaints).toEqual([]);
  const report = await askApp(app, 'replayQuotes', {});
  expect(report).toMatchObject({ differing: [], rows: [], chain: { broken: null } });
});
