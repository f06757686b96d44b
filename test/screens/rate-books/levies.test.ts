import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/operations/levy-table-example.ts';
import { openPage } from '../page.ts';
import { dialogOf, heading } from '../quote-page.ts';
import { button, confirmDialog, giveFile } from '../rate-books.ts';

test('a levy table is imported, approved, announced, moved and withdrawn by keyboard', async () => {
  const page = await openPage({ place: '/rate-books' });
  const { fill, press } = page;
  await press('Enter', await screen.findByRole('link', { name: 'Levies' }));
  expect(
    await screen.findByRole('link', { name: /^Levies that come with Quotedesk/ }),
  ).toBeVisible();

  await giveFile(page, 'levies.json', JSON.stringify(EXAMPLE_LEVY_TABLE));
  expect(await dialogOf()).toHaveTextContent('kept as a draft and checked');
  await press('Control+Enter');
  await waitFor(() => expect(heading()).toHaveTextContent('Example levies 2028'));
  expect(await screen.findByRole('group', { name: 'Levies' })).toHaveTextContent(
    'another Member State',
  );

  await press('Enter', await button('Approve'));
  fill(await screen.findByLabelText(/^Reason/), 'Held against the law');
  const alone = screen.getByRole('checkbox', { name: 'I approve it without a second person' });
  await press('Control+Enter');
  expect(await screen.findByText(/Tick that no second person checks it/)).toBeVisible();
  await press('Space', alone);
  await confirmDialog(page);
  expect((await screen.findAllByText('Approved without a second person'))[0]).toBeVisible();
  await press('Enter', await button('Activate'));
  await press('Space', await screen.findByLabelText('From a date and time on'));
  fill(await screen.findByRole('textbox', { name: 'Date' }), '1/1/2098');
  await confirmDialog(page);
  expect(await screen.findByText('Scheduled')).toBeVisible();

  await press('Enter', await button('Move the activation'));
  fill(await screen.findByRole('textbox', { name: 'Date' }), '1/2/2098');
  await press('Control+Enter');
  expect(await within(await dialogOf()).findByRole('alert')).toHaveTextContent('Give the reason');
  fill(await screen.findByLabelText(/^Reason/), 'The order takes effect later');
  await confirmDialog(page);
  expect(await screen.findByText('The order takes effect later')).toBeVisible();

  await press('Enter', await button('Withdraw'));
  fill(await screen.findByLabelText(/^Reason/), 'Another one follows');
  await confirmDialog(page);
  await waitFor(() => expect(screen.getAllByText('Withdrawn')[0]).toBeVisible());
});
