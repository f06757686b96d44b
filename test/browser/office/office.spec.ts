import type { Page } from '@playwright/test';
import { joiningCode, newOffice, startOfficeSite } from '../../support/host/office.ts';
import { freePort, postgres } from '../../support/postgres.ts';
import { open, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { desk } from '../quote-page.ts';

const mark = (page: Page) => page.getByTestId('office');

/** Joins by the settings of a desk. */
async function joinBySettings(page: Page, given: { url: string; code: string; name: string }) {
  await page.goto(`${new URL(page.url()).origin}/#/settings/office`);
  await page.getByLabel('Address of the office').fill(given.url);
  await page.getByLabel('Joining code').fill(given.code);
  await page.getByLabel('Name of this desk').fill(given.name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mark(page)).toHaveText(/Byrne Insurances\s*In step/);
}

/** Overrides a premium on the page of a quote. */
const override = (page: Page, quoteId: string, value: number) =>
  desk(page, 'overrideQuote', { quoteId, overrideType: 'premium', value, reason: 'Agreed' });

test('two desks quote in one office, with it and without it, and decide what both have changed', async ({
  browser,
  startHost,
}) => {
  const server = await postgres();
  test.skip(!server, 'There is no PostgreSQL here');
  if (!server) return;
  const [databaseUrl, port] = [await newOffice(server), await freePort()];
  let office = await startOfficeSite(databaseUrl, port);
  try {
    const url = `https://127.0.0.1:${port}`;
    const pages: Page[] = [];
    for (const name of ['Front desk', 'Back desk']) {
      const { link } = await startHost();
      const page = await (await browser.newContext()).newPage();
      await open(page, link);
      await joinBySettings(page, { url, code: await joiningCode(databaseUrl), name });
      pages.push(page);
    }
    const [front, back] = pages as [Page, Page];
    expect(await violations(front)).toEqual({});
    await front.goto(`${new URL(front.url()).origin}/#/settings/firm`);
    await expect(
      front.getByRole('region', { name: 'The firm' }).getByLabel('Name', { exact: true }),
    ).not.toBeEditable();
    await expect(front.getByText('This comes from the office').first()).toBeVisible();

    // Quoted here, seen there.
    const quoteId = await submitQuote(front, '12-G-1', 'Ní Bhriain');
    await back.goto(`${new URL(back.url()).origin}/#/quotes`);
    await expect(back.getByRole('link', { name: /Ní Bhriain/ })).toBeVisible();

    // Without the office, both go on.
    await office.close();
    for (const page of pages) await expect(mark(page)).toContainText('Out of reach since');
    await override(front, quoteId, 700);
    await override(back, quoteId, 650);
    for (const page of pages) await expect(mark(page)).toContainText('1 change to be sent');

    // One of them was first; the other decides.
    office = await startOfficeSite(databaseUrl, port);
    for (const page of pages) await expect(mark(page)).toContainText('In step');
    const counts = pages.map((page) => page.getByTestId('conflicts'));
    await expect
      .poll(async () => {
        const shown = await Promise.all(counts.map((one) => one.count()));
        return shown[0] === 1 || shown[1] === 1;
      })
      .toBe(true);
    const isFront = (await counts[0]?.count()) === 1;
    const [loser, winner] = isFront ? [front, back] : [back, front];
    const [own, theirs] = isFront ? ['700.00', '650.00'] : ['650.00', '700.00'];
    await loser.getByRole('link', { name: /Conflicts/ }).click();
    const row = loser.getByRole('row', { name: /12-G-1/ });
    await expect(row).toContainText(own);
    await expect(row).toContainText(theirs);
    expect(await violations(loser)).toEqual({});
    await row.getByRole('button', { name: 'Do it again' }).click();
    await expect(loser.getByText('Nothing to decide')).toBeVisible();
    await winner.goto(`${new URL(winner.url()).origin}/#/quotes/${quoteId}`);
    await showsQuote(winner, quoteId);
    await expect(winner.getByRole('main')).toContainText(own);
  } finally {
    await office.close().catch(() => undefined);
    await server.stop();
  }
});
