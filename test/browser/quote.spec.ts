import type { Page } from '@playwright/test';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import { fieldPaths } from '../../src/shared/domain/quote-fields/quote-fields.ts';
import { confirmFacts } from '../support/confirm-facts.ts';
import { drawn, open } from '../support/screen.ts';
import { SCHEMES, violations } from './axe.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

let refused: string[];

test.beforeEach(async ({ page, host }) => {
  refused = [];
  page.on('console', (message) => {
    // A fault has a status of its own, which the browser notes; the page shows it.
    const isFault = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFault) refused.push(message.text());
  });
  await open(page, host.link);
});

test.afterEach(async () => {
  // Also: nothing that the content security policy had to refuse.
  expect(refused).toEqual([]);
});

const DOCUMENT = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: {
    ...{ FirstName: 'Aoife', Surname: 'Ní Dhomhnaill', DateOfBirth: '1985-06-15' },
    Email: 'aoife@example.com',
  },
  Address: { County: 'Dublin' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series', Value: 28500 },
};

/** Does an operation as another window of the desk would. */
async function desk<N extends OperationName>(
  page: Page,
  operation: N,
  data: InputOf<N>,
): Promise<OutputOf<N>> {
  const body = await bridge(page, operation, data);
  expect(body, operation).toMatchObject({ ok: true });
  return body.value;
}

/** Makes a quote and opens its page. */
async function opened(page: Page, document: object = DOCUMENT): Promise<OutputOf<'getQuote'>> {
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document });
  await page.goto(`/#/quotes/${quoteId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${quoteId}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  return desk(page, 'getQuote', { id: quoteId });
}

const shown = (euro: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(euro);

test('of a long history the newest entries are shown, and earlier ones on demand', async ({
  page,
}) => {
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
  await expect(dialog.getByLabel('What to set')).toBeFocused();
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
  await expect(history).toContainText('Discount of 5 %');
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
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  await expect(page.getByText('Somebody else changed')).toBeHidden();
});

test('what would change the price opens its dialog, filled in', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Change … Excess: €500' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Excess in euro')).toHaveValue('500');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Windscreen and glass: / }).press('Enter');
  const level = dialog.getByRole('radio', { name: /^Up to €500/ });
  await expect(level).toBeFocused();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a dialog takes the focus once: who has moved on keeps the place', async ({ page }) => {
  await opened(page);
  await page.evaluate(() => {
    const moveOn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLSelectElement)) return;
      document.removeEventListener('focusin', moveOn);
      // As soon as a key can be pressed.
      queueMicrotask(() => target.form?.querySelector('textarea')?.focus());
    };
    document.addEventListener('focusin', moveOn);
  });
  await page.keyboard.press('Control+E');
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await expect(reason).toBeFocused();
  // Longer than a dialog takes to open; a slow machine makes this test blind, never red.
  await page.waitForTimeout(500);
  await expect(reason).toBeFocused();
});

test('a fault stands in its dialog, and nothing typed is lost', async ({ page }) => {
  const { quoteId, premium } = await opened(page);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+E');
  await dialog.getByLabel('Discount in percent').fill('90');
  await dialog.getByLabel('Reason').fill('A friend');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('must be from 0 to 25 percent');
  await expect(dialog.getByLabel('Reason')).toHaveValue('A friend');
  const discount = dialog.getByLabel('Discount in percent');
  await expect(discount).toHaveAttribute('aria-invalid', 'true');
  await discount.fill('9');
  await expect(discount).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Somebody else changes the quote while it is being accepted, then accepts it first.
  await page.keyboard.press('Control+Enter');
  await confirmFacts(page);
  await dialog.getByLabel('Payment reference').fill('MINE');
  const change = { overrideType: 'discount', value: 10, reason: 'Matched' } as const;
  const now = await desk(page, 'overrideQuote', { quoteId, ...change });
  expect(now.premium).toBeLessThan(premium);
  await expect(dialog.getByRole('alert')).toContainText('Discount of 10 % (the desk)');
  await expect(dialog).toContainText(`for ${shown(now.premium)}, paid by card`);
  const payment = { paymentMethod: 'card', paymentReference: 'THEIRS' } as const;
  await desk(page, 'acceptQuote', { quoteId, ...payment, confirmed: fieldPaths });
  await expect(dialog.getByRole('alert').first()).toContainText('Accepted as policy');
  await dialog.getByRole('button', { name: /^Accept for/ }).click();
  await expect(dialog.getByText('was accepted with another payment')).toBeVisible();
  await expect(dialog.getByLabel('Payment reference')).toHaveValue('MINE');
});

test('a policy that would begin in the past is asked about, and the head says that it was made', async ({
  page,
}) => {
  const Policy = { ...DOCUMENT.Policy, InceptionDate: '2020-01-01T00:00:00Z' };
  const { quoteId } = await opened(page, { ...DOCUMENT, Policy });
  await page.keyboard.press('Control+D');
  await drawn(page.getByRole('region', { name: /^Schedule, Page/ }));
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its inception on 1 Jan 2020, 00:00 is past');
  await expect(dialog).toContainText('cover from the moment of acceptance for');
  await confirmFacts(page);
  await dialog.getByLabel('Payment reference').fill('P');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const { policyId } = await desk(page, 'getQuote', { id: quoteId });
  await expect(page.getByRole('alert')).toContainText(`Accepted as policy ${policyId}`);
});

test('a certificate says that it is not valid yet, and prints page by page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('body > div > canvas');
      document.body.dataset.printed = String(drawn.length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.reload();
  await opened(page);
  await page.getByRole('button', { name: /^Certificate/ }).press('Enter');
  await expect(page.getByText('This certificate is not valid yet')).toBeVisible();
  const preview = page.getByRole('region', { name: /^Certificate, Page 1 of/ });
  await expect(preview).toHaveAttribute('aria-busy', 'false');
  const label = (await preview.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Control+P');
  const pages = /of (\d+)$/.exec(label)?.[1] ?? '';
  await expect(page.locator('body')).toHaveAttribute('data-printed', pages);
  await expect(page.locator('body > div > canvas')).toHaveCount(0);
});

test('a page of a document stays in sight while it is drawn larger', async ({ page }) => {
  await opened(page);
  await page.keyboard.press('Control+D');
  const sheet = page.getByRole('region', { name: /^Schedule, Page 1/ });
  await drawn(sheet);
  const before = (await sheet.locator('canvas').boundingBox())?.width ?? 0;
  // Looked at after every change of the sheet, so that no blank one is missed.
  await sheet.evaluate((region) => {
    const look = () => {
      const canvas = region.querySelector('canvas');
      const line = canvas?.getContext('2d')?.getImageData(canvas.width / 4, 0, 1, canvas.height);
      if (new Set(line?.data).size < 2) document.body.dataset.blank = 'seen';
    };
    new MutationObserver(look).observe(region, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect
    .poll(async () => (await sheet.locator('canvas').boundingBox())?.width)
    .toBeGreaterThan(before);
  await drawn(sheet);
  await expect(page.locator('body')).not.toHaveAttribute('data-blank');
});

test('a quote made from another shows what it changed', async ({ page }) => {
  const first = await opened(page);
  const again = await desk(page, 'submitDraft', {
    document: { ...DOCUMENT, Vehicle: { ...DOCUMENT.Vehicle, Value: 15000 } },
    basedOn: first.quoteId,
  });
  await page.getByRole('link', { name: again.quoteId }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${again.quoteId}`);
  const others = page.getByRole('region', { name: 'Other quotes of this risk' });
  await expect(others.getByRole('row', { name: 'Value €28,500.00 €15,000.00' })).toBeVisible();
  await expect(others).not.toContainText('Registration');
});

test('an unknown number has a page that says so', async ({ page }) => {
  await page.goto('/#/quotes/Q-NONE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such quote');
  await expect(page.getByRole('link', { name: 'All quotes' })).toBeVisible();
});

for (const [name, media] of Object.entries(SCHEMES)) {
  test(`axe finds nothing on the page and in its dialogs in ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await opened(page);
    await page.keyboard.press('Control+D');
    await drawn(page.getByRole('region', { name: /^Schedule, Page/ }));
    expect(await violations(page)).toEqual({});
    await page.getByRole('button', { name: 'Show every row' }).click();
    expect(await violations(page)).toEqual({});
    const dialog = page.getByRole('dialog');
    for (const keys of ['Control+E', 'Control+I', 'Control+Enter']) {
      await page.keyboard.press(keys);
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
      // The window has come to rest once it is as dark as it will be.
      await expect(dialog).toHaveCSS('opacity', '1');
      expect(await violations(page)).toEqual({});
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}
