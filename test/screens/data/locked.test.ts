import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { hostOf, orderOf } from '../../support/data/small-folders.ts';
import { hostOfFile, openPage } from '../page.ts';
import { region } from '../quote-page.ts';

// Anyone who opens the keys is not at this host.
const host = hostOfFile({
  keyHolders: [hostOf(2)],
  prepare: (dataFolder) => turnOn(orderOf(dataFolder)),
});

test('of data that do not open here nothing is said that is not known, and the way is', async () => {
  const page = await openPage({ host: host(), place: '/settings/people' });
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(
    'in the desktop window, or by the command “encryption recover”',
  );
  expect(await screen.findByText(/Your settings are not known/)).toBeVisible();
  const people = await region('People at the desk');
  await waitFor(() => expect(people).toHaveTextContent('not known until the data can be read'));
  expect(people).not.toHaveTextContent('No sign-in');
  expect(within(people).queryAllByRole('button')).toEqual([]);
  page.goTo('/settings/encryption');
  const encryption = await region('Encryption');
  await waitFor(() => {
    expect(encryption).toHaveTextContent('are encrypted, and do not open here');
  });
  expect(encryption).toHaveTextContent('encryption recover');
  expect(encryption).not.toHaveTextContent('encryption on');
});

test('in Irish, a backup that failed for want of the key says so in one language', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ga-IE']);
  const page = await openPage({ host: host(), place: '/settings/backups' });
  await page.answer('makeBackup', {});
  await page.reload();
  const backups = await region('Cúltacaí');
  await waitFor(() => expect(backups).toHaveTextContent('Tá na sonraí in'));
  page.goTo('/');
  const main = () => screen.getByRole('main');
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Cúltacaí' })).toBeNull();
    expect(main()).toHaveTextContent('Tá na sonraí in');
  });
  expect(main()).not.toHaveTextContent('are encrypted');
});
