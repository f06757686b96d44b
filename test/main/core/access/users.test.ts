import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import { startHost, type TestClock, type TestHost } from '../../../support/host/host.ts';
import { submitted } from '../../../support/quotes/quotes.ts';
import { editionOf } from '../../../support/rate-books/book-edition.ts';
import { deskOf, PIN } from '../../../support/screens/desk.ts';

const clock: TestClock = { now: 0 };
let host: TestHost;
let desk: ReturnType<typeof deskOf>;
beforeEach(async () => {
  clock.now = Date.UTC(2026, 10, 21, 9, 30);
  host = await startHost({ clock });
  desk = deskOf(host);
});
afterEach(() => host.close());

describe('the people at the desk', () => {
  test('are none at first: the desk is open, and its caller no one in particular', async () => {
    expect(await desk.call('getDesk', {})).toEqual({ state: 'open', user: null, people: [] });
    expect(await host.app.desk.caller()).toEqual(BROKER);
  });

  test('begin with an administrator, who is signed in at once', async () => {
    expect(
      await desk.refused('addUser', { name: 'Aoife', roles: ['quote'], pin: PIN }),
    ).toMatchObject({ kind: 'conflict', message: expect.stringContaining('“Administer”') });
    const added = await desk.add(' Máire Byrne ', ['administer', 'quote']);
    expect(added).toEqual({
      userId: expect.stringMatching(/^u-[2-9a-z]{8}$/),
      name: 'Máire Byrne',
      roles: ['administer', 'quote'],
      limits: { down: null, up: null },
      login: null,
      createdAt: '2026-11-21T09:30:00Z',
      disabledAt: null,
    });
    expect(await desk.call('getDesk', {})).toMatchObject({
      state: 'signedIn',
      user: { name: 'Máire Byrne' },
      people: [{ userId: added.userId, name: 'Máire Byrne' }],
    });
  });

  test('have names and logins of their own, and no list shows a PIN or its hash', async () => {
    await desk.add('Máire', ['administer'], { login: 'mary' });
    await desk.add('Pat Walsh', ['quote']);
    for (const name of ['MAIRE', '  Pat   Walsh ']) {
      const again = { name, roles: ['quote'], pin: PIN };
      expect(await desk.refused('addUser', again)).toMatchObject({ kind: 'conflict' });
    }
    const login = { name: 'Pat', roles: ['quote'], pin: PIN, login: 'mary' };
    expect(await desk.refused('addUser', login)).toMatchObject({ kind: 'conflict' });
    const listed = JSON.stringify(await desk.call('listUsers', {}));
    expect(listed).not.toContain(PIN);
    expect(listed).not.toContain('scrypt');
  });

  test.each([
    '12345',
    '111111',
    '123456',
    '987654',
    'passwor',
    'password',
    'Password1!',
    'pass word',
    '1q2w3e4r',
    'qwertyuiop',
    'aaaaaaaa',
    '2026 Ireland!',
    'Ĺetmein123',
  ])('can not have the PIN %s', async (pin) => {
    const wanted = { name: 'Máire', roles: ['administer'], pin };
    expect(await desk.refused('addUser', wanted)).toMatchObject({ kind: 'invalid' });
    expect((await desk.call('listUsers', {})).users).toEqual([]);
  });

  test('keep an administrator among those who may sign in', async () => {
    const { userId } = await desk.add('Máire', ['administer']);
    const roles = { userId, roles: ['quote'] };
    expect(await desk.refused('changeUser', roles)).toMatchObject({ kind: 'conflict' });
    await desk.add('Pat', ['quote']);
    const gone = { userId, isDisabled: true };
    expect(await desk.refused('changeUser', gone)).toMatchObject({ kind: 'conflict' });
  });

  test('end together, by an administrator: then no one signs in any more', async () => {
    await desk.add('Máire', ['administer']);
    const pat = await desk.add('Pat', ['quote']);
    await desk.signIn(pat);
    expect(await desk.refused('endSignIn', {})).toMatchObject({ kind: 'forbidden' });
    await desk.call('leaveDesk', {});
    const [maire] = (await desk.call('getDesk', {})).people;
    await desk.signIn(maire ?? { userId: '' });
    await desk.call('endSignIn', {});
    expect((await desk.call('getDesk', {})).state).toBe('open');
  });

  test('have a history that names who did what, in the chain of all events', async () => {
    const maire = await desk.add('Máire', ['administer']);
    const pat = await desk.add('Pat', ['quote']);
    await desk.call('setUserPin', { userId: pat.userId, pin: 'a long passphrase' });
    await desk.call('changeUser', { userId: pat.userId, isDisabled: true });
    await desk.call('changeUser', { userId: pat.userId, roles: ['quote', 'accept'] });
    await desk.call('changeUser', { userId: pat.userId, isDisabled: false });
    await desk.call('changeUser', { userId: pat.userId, isDisabled: true });
    await desk.call('changeUser', { userId: pat.userId, isDisabled: false, roles: ['quote'] });
    const { steps } = await desk.call('listUsers', {});
    const by = { by: 'desk', user: { id: maire.userId, name: 'Máire' } };
    expect(steps.map(({ step, name, user }) => [step, name, user?.name])).toEqual([
      ['userEnabled', 'Pat', 'Máire'],
      ['userChanged', 'Pat', 'Máire'],
      ['userDisabled', 'Pat', 'Máire'],
      ['userEnabled', 'Pat', 'Máire'],
      ['userChanged', 'Pat', 'Máire'],
      ['userDisabled', 'Pat', 'Máire'],
      ['userPinSet', 'Pat', 'Máire'],
      ['userAdded', 'Pat', 'Máire'],
      ['userAdded', 'Máire', undefined],
    ]);
    expect(steps[0]).toMatchObject(by);
    expect(await desk.call('replayQuotes', {})).toMatchObject({ chain: { broken: null } });
  });

  test('stand in the history of quotes and rate books, whatever name is typed', async () => {
    await desk.add('Máire', ['administer', 'quote', 'referrals', 'rateBooks']);
    const name = 'The Boss';
    const quoteId = await submitted(host, {});
    await desk.call('referQuote', { quoteId, reason: 'A track day', name });
    await desk.call('decideReferral', { quoteId, decision: 'approve', note: 'Seen', name });
    const { referral } = await desk.call('getQuote', { id: quoteId });
    expect(referral).toMatchObject({ referred: { name: 'Máire' }, decision: { name: 'Máire' } });
    const book = await desk.call('importRateBook', { rateBook: editionOf('2099.1'), name });
    expect(book.steps.map((step) => step.name)).toEqual(['Máire', 'Máire']);
  });

  test('are the same after the application was closed and opened', async () => {
    const { dataFolder } = host;
    const kept = await startHost({ clock, dataFolder: `${dataFolder}/kept` });
    await deskOf(kept).add('Máire', ['administer']);
    await kept.close();
    const again = await startHost({ clock, dataFolder: `${dataFolder}/kept` });
    try {
      expect((await deskOf(again).call('getDesk', {})).state).toBe('signedOut');
    } finally {
      await again.close();
    }
  });
});

test('anyone who forgot every PIN gets a new one on the machine, and the history says so', async () => {
  const maire = await desk.add('Máire', ['administer']);
  await desk.call('leaveDesk', {});
  const pin = 'another passphrase';
  const set = await host.app.dispatch(BROKER, 'setUserPin', { userId: maire.userId, pin });
  expect(set).toMatchObject({ ok: true });
  expect(await desk.signIn(maire, pin)).toMatchObject({ state: 'signedIn' });
  const [step] = (await desk.call('listUsers', {})).steps;
  expect(step).toEqual({
    step: 'userPinSet',
    userId: maire.userId,
    name: 'Máire',
    at: '2026-11-21T09:30:00Z',
    by: 'desk',
  });
});
