import { confirmFacts } from '../../support/screens/confirm-facts.ts';
import { drawn } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT, desk, openDeskBeforeEach, opened, shown } from '../quote-page.ts';

openDeskBeforeEach();

test('what would change the price opens its dialog, filled in', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Adjust … Excess: €500' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Excess in euro')).toHaveValue('500');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  // A browser may send what it checks elsewhere: only what is written freely is checked.
  await expect(dialog.getByLabel('Reason')).toHaveJSProperty('spellcheck', true);
  await expect(dialog.getByLabel('Excess in euro')).toHaveJSProperty('spellcheck', false);
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
  await expect(dialog.getByRole('alert')).toContainText('Discount of 10% (the desk)');
  await expect(dialog).toContainText(`for ${shown(now.premium)}, paid by card`);
  await acceptQuote(page, quoteId, 'THEIRS');
  await expect(dialog.getByRole('alert').first()).toContainText('On cover as policy');
  await dialog.getByRole('button', { name: /^Go on cover for/ }).click();
  await expect(dialog.getByText('was accepted with another payment')).toBeVisible();
  await expect(dialog.getByLabel('Payment reference')).toHaveValue('MINE');
});

test('an adjustment shows its premium while it is typed, and is taken back', async ({ page }) => {
  const { quoteId, premium } = await opened(page);
  const dialog = page.getByRole('dialog');
  const discount = dialog.getByLabel('Discount in percent');
  await page.keyboard.press('Control+E');
  await expect(dialog).toContainText('Now 0% · from 0% to 25%');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await expect(dialog).toContainText('Must be from 0 to 25 percent');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('A value and a reason are needed');
  await page.keyboard.press('Backspace');
  // What was said of the value before is gone with the key.
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(discount).not.toHaveAttribute('aria-invalid', 'true');
  const promised = await dialog.getByText('The premium becomes').textContent();
  await dialog.getByLabel('What to adjust').selectOption('Premium');
  await expect(dialog).toContainText('from €100.00 to €100,000.00');
  await dialog.getByLabel('What to adjust').selectOption('Discount');
  await dialog.getByLabel('Reason').fill('The third car of the family');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const less = (await desk(page, 'getQuote', { id: quoteId })).premium;
  expect(promised).toContain(shown(less));

  const head = page.getByRole('region', { name: 'What is sold' });
  await expect(head).toContainText('Discount 3%');
  await expect(head).toContainText(shown(premium));
  await head.getByRole('button', { name: 'Take back: Discount 3%' }).press('Enter');
  await expect(dialog).toContainText('The third car of the family');
  await expect(dialog).toContainText(`The premium becomes ${shown(premium)}`);
  await expect(dialog.getByLabel('Why it is taken back')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('A reason is needed');
  await page.keyboard.type('Meant for another quote');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('premium')).toContainText(shown(premium));
  await expect(head).not.toContainText('Discount');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Taken back: Discount');
  await expect(history).toContainText('Meant for another quote');

  // From the dialog of an adjustment, too.
  const excess = { overrideType: 'excess', value: 500, reason: 'Agreed' } as const;
  await desk(page, 'overrideQuote', { quoteId, ...excess });
  await expect(head).toContainText('Comprehensive, excess €500');
  await page.keyboard.press('Control+E');
  await dialog.getByLabel('What to adjust').selectOption('Excess');
  await dialog.getByRole('button', { name: 'Take it back instead' }).press('Enter');
  await expect(dialog.getByLabel('Why it is taken back')).toBeFocused();
  expect(await violations(page)).toEqual({});
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
  // It goes by itself: somebody waits for it from the start.
  const notice = page.getByRole('alert').filter({ hasText: 'On cover as policy' });
  const said = notice.textContent();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const { policyId } = await desk(page, 'getQuote', { id: quoteId });
  expect(await said).toContain(`On cover as policy ${policyId}`);
});
