import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import type { User } from '../../../../src/shared/schemas/people/user.ts';
import { startHost, type TestClock, type TestHost } from '../../../support/host/host.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { deskOf, PIN } from '../../../support/screens/desk.ts';

const clock: TestClock = { now: 0 };
let host: TestHost;
let desk: ReturnType<typeof deskOf>;
let maire: User;
beforeEach(async () => {
  clock.now = Date.UTC(2026, 10, 21, 9, 30);
  host = await startHost({ clock });
  desk = deskOf(host);
  maire = await desk.add('Máire', ['administer', 'quote'], { login: 'mary' });
});
afterEach(() => host.close());

const MINUTE = 60_000;

test('each person has keys, views and language of their own, and begins with those of the desk', async () => {
  const view = (name: string) => ({
    entries: { savedViews: { [name]: { query: 'status=quoted' } } },
  });
  const before = await desk.call('saveSettings', { language: 'ga', ...view('Mine') });
  const liam = await desk.add('Liam', ['quote']);
  await desk.signIn(liam);
  const fresh = await desk.call('getSettings', {});
  expect(fresh).toMatchObject({ language: 'system', savedViews: [] });
  const own = { language: 'en', spelling: false, privacy: { blur: true } } as const;
  expect(await desk.call('saveSettings', own)).toMatchObject(own);
  await desk.call('saveSettings', { defaults: { county: 'Mayo' } });
  await desk.signIn(maire);
  const { defaults } = before;
  expect(await desk.call('getSettings', {})).toEqual({
    ...before,
    defaults: { ...defaults, county: 'Mayo' },
  });
  await desk.signIn(liam);
  expect(await desk.call('getSettings', {})).toMatchObject(own);
  // Who signs in as nobody, as a program on this computer, has what the desk had before anybody signed in.
  expect(await host.app.dispatch(BROKER, 'getSettings', {})).toMatchObject({
    ok: true,
    value: { language: 'system', savedViews: [], defaults: { county: 'Mayo' } },
  });
});

describe('a locked desk', () => {
  beforeEach(() => desk.call('lockDesk', {}));

  test.each(['listQuotes', 'getSettings', 'dataVersion', 'listUsers', 'noteActivity', 'startJob'])(
    'answers nothing to %s',
    async (name) => {
      expect(await desk.refused(name as 'listQuotes', {})).toMatchObject({ kind: 'locked' });
    },
  );

  test('says who locked it, and opens by the PIN alone', async () => {
    expect(await desk.call('getDesk', {})).toMatchObject({
      state: 'locked',
      user: { name: 'Máire' },
    });
    const wrong = { userId: maire.userId, pin: '804213' };
    expect(await desk.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
    expect((await desk.call('getDesk', {})).state).toBe('locked');
    expect((await desk.signIn(maire)).state).toBe('signedIn');
    expect(await desk.refused('listQuotes', {})).toBeUndefined();
  });

  test('leaves the API to its clients', async () => {
    expect((await host.send('/applied/options')).status).toBe(200);
  });
});

test('a desk locks itself when no one used it for as long as the settings say', async () => {
  await desk.call('saveSettings', { privacy: { idleLockMinutes: 5 } });
  clock.now += 4 * MINUTE;
  await desk.call('noteActivity', {});
  clock.now += 5 * MINUTE - 1;
  // What the page asks by itself is no sign of anybody.
  await desk.call('dataVersion', {});
  expect((await desk.call('getDesk', {})).state).toBe('signedIn');
  clock.now += 1;
  expect(await desk.refused('dataVersion', {})).toMatchObject({ kind: 'locked' });
  clock.now -= 4 * MINUTE;
  expect((await desk.call('getDesk', {})).state).toBe('locked');
});

test('wrong PINs make the next try wait, longer each time, and never for good', async () => {
  const wrong = { userId: maire.userId, pin: '999000' };
  for (let i = 0; i < 3; i += 1) {
    expect(await desk.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
  }
  const waits: unknown[] = [];
  for (let i = 0; i < 10; i += 1) {
    const refused = await desk.refused('signIn', { ...wrong, pin: PIN });
    expect(refused).toMatchObject({ kind: 'rateLimited' });
    const seconds = refused && 'retryAfter' in refused ? Number(refused.retryAfter) : 0;
    waits.push(seconds);
    clock.now += seconds * 1000;
    expect(await desk.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  clock.now += 900_000;
  expect((await desk.signIn(maire)).state).toBe('signedIn');
});

test('a new start is no way round the wait; the right PIN ends it for good', async () => {
  const dataFolder = temporaryFolder();
  let own = await startHost({ clock, dataFolder });
  let there = deskOf(own);
  const again = async () => {
    await own.close();
    own = await startHost({ clock, dataFolder });
    there = deskOf(own);
  };
  const user = await there.add('Cian', ['administer']);
  const wrong = { userId: user.userId, pin: '999000' };
  const right = { ...wrong, pin: PIN };
  for (let i = 0; i < 3; i += 1) {
    expect(await there.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
    await again();
  }
  expect(await there.refused('signIn', right)).toMatchObject({ kind: 'rateLimited' });
  clock.now += 5000;
  expect(await there.refused('signIn', right)).toBeUndefined();
  await again();
  for (let i = 0; i < 3; i += 1) {
    expect(await there.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
  }
  // So does a new PIN that an administrator gives, who is signed in on no other desk.
  await again();
  await own.app.dispatch(BROKER, 'setUserPin', right);
  expect(await there.refused('signIn', right)).toBeUndefined();
  await own.close();
});

test('how long to wait is said in seconds while they are few, else in minutes', async () => {
  const wrong = { userId: maire.userId, pin: '999000' };
  const patience = async () => {
    const refused = await desk.refused('signIn', wrong);
    const { wait } = /again in (?<wait>.*)$/.exec(refused?.message ?? '')?.groups ?? {};
    return { wait, seconds: refused?.kind === 'rateLimited' ? refused.retryAfter : 0 };
  };
  for (let i = 0; i < 3; i += 1) await desk.refused('signIn', wrong);
  expect((await patience()).wait).toBe('5 seconds');
  clock.now += 4100;
  expect((await patience()).wait).toBe('a second');
  clock.now += 900;
  while ((await patience()).seconds <= 120) clock.now += 120_000;
  expect((await patience()).wait).toBe('4 minutes');
});

test('many tries at once are no more than a few', async () => {
  const wrong = { userId: maire.userId, pin: '999000' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.refused('signIn', wrong)));
  const looked = answers.filter((answer) => answer?.kind === 'forbidden');
  expect(looked.length).toBeLessThanOrEqual(3);
});

test('somebody else may sign in; anyone who is disabled is out at once, and can not', async () => {
  const pat = await desk.add('Pat', ['quote']);
  await desk.signIn(pat);
  expect((await desk.call('getDesk', {})).user).toMatchObject({ name: 'Pat' });
  await desk.signIn(maire);
  await desk.call('changeUser', { userId: pat.userId, isDisabled: true });
  const again = { userId: pat.userId, pin: PIN };
  expect(await desk.refused('signIn', again)).toMatchObject({ kind: 'notFound' });
});

test('the name in the system signs in at the start, and does not unlock', async () => {
  await desk.call('leaveDesk', {});
  await host.app.desk.signInByLogin('nobody');
  expect((await desk.call('getDesk', {})).state).toBe('signedOut');
  await host.app.desk.signInByLogin('mary');
  expect((await desk.call('getDesk', {})).state).toBe('signedIn');
  await desk.call('lockDesk', {});
  expect((await desk.call('getDesk', {})).state).toBe('locked');
});

test('everybody replaces the own PIN, knowing the old one', async () => {
  const newPin = 'a long passphrase';
  const wrong = { pin: '999000', newPin };
  expect(await desk.refused('changeOwnPin', wrong)).toMatchObject({ kind: 'forbidden' });
  const easy = { pin: PIN, newPin: '000000' };
  expect(await desk.refused('changeOwnPin', easy)).toMatchObject({ kind: 'invalid' });
  expect(await desk.refused('changeOwnPin', { pin: PIN, newPin: PIN })).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'newPin', message: expect.stringContaining('This is the old PIN') }],
  });
  await desk.call('changeOwnPin', { pin: PIN, newPin });
  await desk.call('lockDesk', {});
  expect(await desk.refused('signIn', { userId: maire.userId, pin: PIN })).toMatchObject({
    kind: 'forbidden',
  });
  expect((await desk.signIn(maire, newPin)).state).toBe('signedIn');
});
