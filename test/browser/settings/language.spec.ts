import { BRIDGE_PATH } from '../../../src/shared/contract/bridge.ts';
import { open } from '../../support/screens/screen.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('the desk begins in the language that it had, before the settings are read', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const { value: settings } = await bridge(page, 'getSettings', {});
  await bridge(page, 'saveSettings', { ...settings, language: 'ga' });
  const html = page.locator('html');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'ga-IE');
  // The host does not answer what the settings are.
  await page.route(`**${BRIDGE_PATH}/*/getSettings`, () => undefined);
  await page.reload();
  await expect(page.getByRole('navigation').getByText('Luachana')).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'ga-IE');
});
