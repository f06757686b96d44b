import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openEnvironments } from '../../../src/main/app/environments.ts';
import { appOptions, QUICK_SECRETS } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { openPage } from '../page.ts';
import { closed, heading, openQuote } from '../quote-page.ts';

const link = (name: string) =>
  document.querySelector<HTMLElement>(`a[data-name="${name}"]`) as HTMLElement;

test('data that can only be read is said on every screen, with the way out, until it is whole', async () => {
  const page = await openPage();
  const bar = () =>
    screen
      .queryAllByRole('alert')
      .find((alert) => alert.textContent?.includes('The database was deleted or moved.'));
  expect(bar()).toBeUndefined();
  const file = join(page.host.dataFolder, 'quotedesk.db');
  renameSync(file, `${file}.moved`);
  await waitFor(() => expect(bar()).toHaveTextContent('Nothing can be changed now'));
  expect(bar()).toHaveTextContent('Put the same file back, and Quotedesk goes on');

  const names = [...document.querySelectorAll<HTMLElement>('a[data-name]')].map(
    ({ dataset }) => dataset.name ?? '',
  );
  expect(names).toContain('access');
  for (const name of names) {
    await page.click(link(name));
    await waitFor(() => expect(link(name)).toHaveAttribute('aria-current', 'page'));
    expect(bar()).toBeVisible();
  }

  // A change is refused with the same words.
  await page.click(link('access'));
  await page.press(
    'Enter',
    await screen.findByRole('button', { name: /^New secret for First client/ }),
  );
  await page.press('Enter', await screen.findByRole('button', { name: /^Make a new secret/ }));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveTextContent('Put the same file back');
  });
  await page.press('Escape');
  await closed();

  renameSync(`${file}.moved`, file);
  await waitFor(() => expect(bar()).toBeUndefined());
  await page.press('Control+,');
  await page.click(await screen.findByText('Gaeilge'));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Socruithe$/));
});

test('data in a folder that a program copies between computers are warned of where the day begins', async () => {
  const dataFolder = join(temporaryFolder(), 'OneDrive - Murphy', 'Quotedesk');
  const environments = await openEnvironments({
    ...appOptions(dataFolder),
    secrets: QUICK_SECRETS,
  });
  const page = await openPage({ host: { environments, dataFolder, close: environments.close } });
  const text = `The data folder ${dataFolder} is in a folder of OneDrive`;
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  page.goTo('/settings/advanced');
  await screen.findByRole('region', { name: 'This computer' });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});

test('what a replay finds damaged is named: the quote, and where the history is broken', async () => {
  const page = await openPage();
  const { quoteId } = await openQuote(page);
  const outside = new Database(join(page.host.dataFolder, 'quotedesk.db'));
  outside.exec(`drop trigger quote_event_is_final;
    update quote_event set detail = json_set(detail, '$.premium', 1)`);
  outside.close();
  await page.reload();

  await screen.findByText(/The data is damaged\./);
  await page.press('Enter', await screen.findByRole('button', { name: 'Show what is wrong' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with the data' }));
  expect(await dialog.findByText(/^2 findings:$/)).toBe(dialog.getByRole('status'));
  const [finding, chain] = dialog.getAllByRole('listitem');
  expect(chain).toHaveTextContent('event 1 of the history');
  expect(finding).toHaveTextContent(quoteId);
  expect(finding).toHaveTextContent('the stored quote cannot be read');
  await page.press('Escape');
  await closed();
});
