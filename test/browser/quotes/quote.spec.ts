import { confirmFacts } from '../../support/screens/confirm-facts.ts';
import { drawn, fits, showsQuote } from '../../support/screens/screen.ts';
import { violations, violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT, desk, openDeskBeforeEach, opened, shown } from '../quote-page.ts';

openDeskBeforeEach();

test('of a long history the newest entries are shown, and earlier ones on demand', async ({
  page,
}) => {
  // A hundred changes, one after the other: a busy machine takes its time over them.
  test.setTimeout(600_000);
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document: DOCUMENT });
  for (let i = 1; i <= 109; i += 1) {
    const reason = `Reason ${i}.`;
    await desk(page, 'overrideQuote', { quoteId, overrideType: 'discount', value: 5, reason });
  }
  await page.goto(`/#/quotes/${quoteId}`);
  const history = page.getByRole('region', { name: 'History' });
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText('Reason 109.');
  await history.getByRole('button', { name: 'Show earlier entries (60)' }).click();
  await expect(entries).toHaveCount(100);
  await history.getByRole('button', { name: 'Show earlier entries (10)' }).click();
  await expect(entries).toHaveCount(110);
  await expect(entries.last()).not.toContainText('Reason');
  await expect(history.getByRole('button')).toHaveCount(0);
});

test('from override to policy by keyboard alone', async ({ page, host }) => {
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/\/pdf/.test(request.url())) readers.push(request.url());
  });
  const { quoteId, premium } = await opened(page);
  const total = page.getByTestId('premium');
  await expect(total).toContainText(shown(premium));
  const dialog = page.getByRole('dialog');

  await page.keyboard.press('Control+E');
  await expect(dialog.getByLabel('What to adjust')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('A value and a reason are needed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Long-standing customer');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const less = (await desk(page, 'getQuote', { id: quoteId })).premium;
  expect(less).toBeLessThan(premium);
  await expect(total).toContainText(shown(less));
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Discount of 5%');
  await expect(history).toContainText('Long-standing customer');
  await expect(history).toContainText(`${shown(premium)} → ${shown(less)}`);

  await page.keyboard.press('Control+I');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const promised = await dialog.getByText('The premium becomes').textContent();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const more = (await desk(page, 'getQuote', { id: quoteId })).premium;
  expect(more).toBeGreaterThan(less);
  expect(promised).toContain(shown(more));
  await expect(total).toContainText(shown(more));

  // The same again, taken off: its last choice.
  await page.keyboard.press('Control+I');
  await dialog.getByRole('radio', { name: /^Take it off/ }).press('Space');
  await expect(dialog.getByText(`The premium becomes ${shown(less)}`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(total).toContainText(shown(less));
  await expect(history).toContainText('Taken off:');
  await page.keyboard.press('Control+I');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(total).toContainText(shown(more));

  expect(readers).toEqual([]);
  await page.keyboard.press('Control+D');
  const preview = page.getByRole('region', { name: 'Schedule, Page 1 of 2' });
  await drawn(preview);
  await expect(preview.getByRole('heading', { name: 'Policy schedule' })).toBeAttached();
  await expect(preview.getByRole('rowheader', { name: 'Make and model' })).toBeAttached();
  expect(readers.some((url) => url.startsWith(`${host.url}/assets/pdf.worker`))).toBe(true);

  const saving = page.waitForEvent('download');
  await page.keyboard.press('Control+S');
  expect((await saving).suggestedFilename()).toMatch(/^[A-Za-z0-9-]+\.pdf$/);
  const mailing = page.waitForEvent('download');
  await page.keyboard.press('Control+Shift+E');
  expect((await mailing).suggestedFilename()).toBe(`${quoteId}.eml`);

  await page.keyboard.press('Control+Enter');
  await confirmFacts(page);
  await expect(dialog).toContainText(`for ${shown(more)}, paid by card`);
  await page.keyboard.type('DD-2027-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('d');
  await expect(dialog).toContainText('paid by direct debit');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const { policyId = '' } = await desk(page, 'getQuote', { id: quoteId });
  expect(policyId).not.toBe('');
  await expect(page.getByText(policyId, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on cover' })).toBeHidden();
  await expect(page.getByText('Somebody else changed')).toBeHidden();
});

test('a quote says what is sold, and what every cover and excess would cost, also on paper', async ({
  page,
}) => {
  const { quoteId, premium } = await opened(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Aoife Ní Dhomhnaill · 191-D-12345',
  );
  const head = page.getByRole('region', { name: 'What is sold' });
  await expect(head).toContainText('Comprehensive, excess €300');
  await expect(head).toContainText('1 Mar 2027 to 29 Feb 2028, a year');
  await expect(head.getByText('Former price')).toBeHidden();
  await desk(page, 'addCover', { quoteId, addonType: 'breakdown' });
  await expect(head).toContainText('Breakdown assistance: In Ireland');
  const { premium: more } = await desk(page, 'getQuote', { id: quoteId });
  await expect(head).toContainText(shown(premium));

  const covers = page.getByRole('region', { name: 'Covers and excesses' });
  const grid = covers.getByRole('table', { name: 'Premium by cover and excess' });
  await expect(grid.getByRole('row', { name: /^€300 / })).toContainText(`${shown(more)}this quote`);
  const { explored } = await desk(page, 'getQuotePage', { id: quoteId });
  const [cheapest] = explored?.comparison.excesses.at(-1)?.covers ?? [];
  const row = grid.getByRole('row', { name: /^€2,500 / });
  await expect(row).toContainText(shown(cheapest?.premium ?? 0));
  await expect(grid).toContainText('No excess');
  await covers.getByRole('button', { name: 'Differences only' }).press('Enter');
  await expect(row).not.toContainText(shown(cheapest?.premium ?? 0));
  await expect(row).toContainText('−€');

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.body.lastElementChild?.textContent ?? '';
    };
  });
  await covers.getByRole('button', { name: 'Print the comparison' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', new RegExp(quoteId));
  await expect(page.locator('body')).toHaveAttribute('data-printed', /not an offer of insurance/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await violations(page)).toEqual({});

  // At the end of the page, and at a zoom of 200 %, premium and actions are in sight.
  for (const viewport of [page.viewportSize(), { width: 640, height: 400 }]) {
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
    await expect(page.getByTestId('premium')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Go on cover' })).toBeInViewport({ ratio: 1 });
    await fits(page, 'the quote');
  }
});

test('a quote made from another shows what it changed', async ({ page }) => {
  const first = await opened(page);
  const again = await desk(page, 'submitDraft', {
    document: { ...DOCUMENT, Vehicle: { ...DOCUMENT.Vehicle, Value: 15000 } },
    basedOn: first.quoteId,
  });
  await page.getByRole('link', { name: again.quoteId }).click();
  await showsQuote(page, again.quoteId);
  const others = page.getByRole('region', { name: 'Other quotes of this risk' });
  await expect(others.getByRole('row', { name: 'Value €28,500.00 €15,000.00' })).toBeVisible();
  await expect(others).not.toContainText('Registration');
});

test('an unknown number has a page that says so', async ({ page }) => {
  await page.goto('/#/quotes/Q-NONE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such quote');
  await expect(page.getByRole('link', { name: 'All quotes' })).toBeVisible();
});

test('axe finds nothing on the page', async ({ page }) => {
  await opened(page);
  await page.keyboard.press('Control+D');
  await drawn(page.getByRole('region', { name: /^Schedule, Page/ }));
  await page.getByRole('button', { name: 'Show every row' }).click();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
