import { expect, type Page } from '@playwright/test';
import { BRIDGE, BRIDGE_PATH, SESSION_KEY_HEADER } from '../../../src/shared/contract/bridge.ts';
import { SELLING } from '../quotes/ready-for-cover.ts';
import { type Typist, typist } from './typist.ts';

/** Names the firm and states how it sells, once for all sales, in a browser or the desktop's window. */
async function stateFirm(page: Page): Promise<void> {
  const given = {
    BRIDGE,
    BRIDGE_PATH,
    SESSION_KEY_HEADER,
    input: { name: 'Byrne Insurances Ltd', selling: SELLING },
  };
  await page.evaluate(
    async ({ BRIDGE: bridge, BRIDGE_PATH: path, SESSION_KEY_HEADER: header, input }) => {
      const call: unknown = Reflect.get(window, bridge);
      if (typeof call === 'function') {
        await call('saveFirm', input, 'live');
        return;
      }
      const key = sessionStorage.getItem('quotedesk-session-key') ?? '';
      const headers = { 'content-type': 'application/json', [header]: key };
      await fetch(`${path}/live/saveFirm`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
    },
    given,
  );
}

/**
 * Works through the checklist of an acceptance by the keyboard, as far as something is missing of it: facts,
 * suitability, the policyholder's driver number and the terms of business, in a firm that is named. The payment
 * is left, and has the focus.
 */
export async function fillChecklist(
  page: Page,
  { press, type }: Pick<Typist, 'press' | 'type'> = typist(page),
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const facts = dialog
    .getByRole('group', { name: 'Check these with the customer' })
    .getByRole('checkbox');
  await expect(dialog.getByLabel('Payment reference')).toBeVisible();
  if ((await facts.count()) > 0) {
    await expect(facts.first()).toBeFocused();
    for (let left = await facts.count(); left > 0; left -= 1) await press('Space');
  }
  const suits = dialog.getByRole('button', { name: 'Confirm suitability' });
  if (await suits.isVisible()) {
    await stateFirm(page);
    await expect(suits).toBeFocused();
    await press('Enter');
    await dialog.getByLabel('It gives the cover that was asked for').focus();
    await press('Space');
    await dialog.getByLabel('Confirmed by').focus();
    await type('Niamh Byrne');
    await press('Control+Enter');
    await expect(page.getByRole('dialog', { name: 'Go on cover' })).toBeVisible();
    await expect(suits).toBeHidden();
  }
  const number = dialog.getByLabel(/^Driver number/).first();
  if (await number.isVisible()) {
    await expect(number).toBeFocused();
    await type('123456789');
    await press('Tab');
  }
  await expect(dialog.getByLabel('The customer has our terms of business')).toBeFocused();
  await press('Space');
  await press('Tab');
  if (await dialog.getByRole('link', { name: 'Add them' }).isVisible()) await press('Tab');
  await expect(dialog.getByLabel('Payment reference')).toBeFocused();
}
