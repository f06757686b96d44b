import { open, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('a name turns nothing that stands next to it, and axe finds nothing where it is spelled out', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'محمد 12', DateOfBirth: '1985-03-12' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
    Drivers: { Driver: [{ FirstName: 'Seán', Surname: 'Byrne', DateOfBirth: '1990-05-01' }] },
  };
  const { value } = await bridge(page, 'submitQuote', { source: 'json', document });
  await page.goto(`/#/quotes/${value.quoteId}`);
  await showsQuote(page, value.quoteId);
  const name = page
    .getByRole('region', { name: 'Policyholder' })
    .locator('bdi', { hasText: 'محمد 12' });
  await expect(name.first()).toHaveCSS('unicode-bidi', 'isolate');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The documents will not show every character');
  // Every driver has a field of their own.
  await expect(dialog.getByLabel(/^Driver number/)).toHaveCount(2);
  expect(await violations(page)).toEqual({});
});
