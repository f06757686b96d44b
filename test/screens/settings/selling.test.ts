import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';

async function openSelling() {
  const page = await openPage();
  page.goTo('/settings?section=selling');
  const section = await screen.findByRole('region', { name: 'Scope, fees and commission' });
  await within(section).findByLabelText('How much of the market you compare');
  return { page, section, within: within(section) };
}

test('how the firm sells is stated field by field, and shown as the statement prints it', async () => {
  const { page, section, within: inside } = await openSelling();
  const { ask, choose, fill, press } = page;
  expect(section).toHaveTextContent('The settings do not state how the firm is paid');
  await choose(inside.getByLabelText('How much of the market you compare'), 'limited');
  expect(await inside.findByText(/do not name the insurers/)).toBeVisible();
  const insurers = inside.getByLabelText('Insurers');
  fill(insurers, 'Atlantic Mutual and Burren.');
  await press('Enter', insurers);
  expect(
    await inside.findByText(/we look at the contracts of Atlantic Mutual and Burren\./),
  ).toHaveAttribute('lang', 'en');
  await choose(inside.getByLabelText('How you are paid'), 'both');
  const commission = await inside.findByLabelText('Commission, % of the premium');
  fill(commission, '60');
  await press('Enter', commission);
  expect(await inside.findByText(/^More than 0 and up to 50/)).toBeVisible();
  fill(commission, '12,5 %');
  await press('Enter', commission);
  await waitFor(() => expect(commission).toHaveValue('12.5'));
  const fee = inside.getByLabelText('Your fee');
  fill(fee, '€50 for a new policy');
  await press('Enter', fee);
  const said =
    /You pay us a fee: €50 for a new policy\. The insurer also pays us a commission of 12\.5%/;
  expect(await inside.findByText(said)).toBeVisible();
  expect(section).not.toHaveTextContent('The settings do not');
  expect((await ask('getFirm', {})).selling).toEqual({
    scope: 'limited',
    insurers: 'Atlantic Mutual and Burren.',
    paidBy: 'both',
    commission: 12.5,
    fee: '€50 for a new policy',
  });
  await press('Enter', inside.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await ask('getFirm', {})).selling.fee).toBe(''));
});

test('a number that the Central Bank does not give is refused at its field', async () => {
  const { page } = await openSelling();
  page.goTo('/settings/firm');
  const number = await screen.findByLabelText('Central Bank number');
  page.fill(number, 'twelve');
  await page.press('Enter', number);
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Must be C and its digits/));
  page.fill(number, 'c12345');
  await page.press('Enter', number);
  await waitFor(() => expect(number).toHaveValue('C12345'));
});
