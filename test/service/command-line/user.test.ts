import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

const PIN = 'a long passphrase';
const user = (args: readonly string[], input = '') =>
  quotedesk(['user', ...args, '--data', join(folder, 'data')], input);
const listed = async () => JSON.parse((await user(['list', '--json'])).out);

test('people are added, changed and disabled, with a PIN from standard input', async () => {
  const first = ['create', 'Máire', '--roles', 'administer,quote', '--new', '--json'];
  const short = await user(first, '123\n');
  expect(short).toMatchObject({ code: 1, out: '' });
  expect(JSON.parse(short.err)).toMatchObject({ errors: [{ path: 'pin' }] });

  const added = await user(first, `${PIN}\n`);
  expect({ ...JSON.parse(added.out), code: added.code }).toMatchObject({
    code: 0,
    name: 'Máire',
    roles: ['administer', 'quote'],
  });
  expect(added.out + added.err).not.toContain(PIN);
  await user(['create', 'Pat', '--roles', 'quote,override', '--down', '10'], `${PIN}\n`);
  await user(['change', 'Pat', '--roles', 'quote']);
  await user(['set-pin', 'Pat'], 'another passphrase\n');
  const last = await user(['disable', 'Máire']);
  expect(last.err).toContain('“Administer”');
  await user(['disable', 'Pat']);
  const { users, steps } = await listed();
  expect(users).toMatchObject([
    { name: 'Máire', disabledAt: null },
    { name: 'Pat', roles: ['quote'], limits: { down: 10, up: null } },
  ]);
  expect(users[1].disabledAt).not.toBeNull();
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    'userDisabled',
    'userPinSet',
    'userChanged',
    'userAdded',
    'userAdded',
  ]);
  const { out } = await user(['list']);
  expect(out).toMatch(/u-\w{8} +active +administer,quote +– +– +– +Máire/);

  await user(['end-sign-in']);
  const ended = await listed();
  expect(ended.users.every((one: { disabledAt: unknown }) => one.disabledAt !== null)).toBe(true);
});

test('an unknown role, and an unknown person, are said', async () => {
  const unknown = await user(['create', 'Pat', '--roles', 'boss'], `${PIN}\n`);
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Unknown: boss') });
  const nobody = await user(['set-pin', 'No one'], `${PIN}\n`);
  expect(nobody).toMatchObject({ code: 1, err: expect.stringContaining('no such person') });
});
