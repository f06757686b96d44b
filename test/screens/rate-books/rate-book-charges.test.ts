import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  cell,
  cellOf,
  checks,
  chooseTable,
  editBook,
  paste,
  results,
  says,
  saysNot,
  shows,
  write,
} from '../book-editor.ts';
import { button } from '../rate-books.ts';

/** Many edits, each of which is tried: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

test(
  'fees, plans, assumptions, periods and named drivers are edited, and kept with the draft',
  LONG,
  async () => {
    const { page } = await editBook();
    const { ask, fill, press, type } = page;

    // The first fee of a book without any; pasted from a price list, it is in the premium at once.
    await chooseTable(page, 'Other fees');
    expect(screen.getByText(/The book has none of these\./)).toBeVisible();
    await press('Enter', await button('Add row'));
    await waitFor(() => cellOf('Insurer', 'Id').focus());
    paste('admin\tAdministration\tbroker\t12.50\r\n');
    await shows(() => cellOf('admin', 'Whose'), 'Broker');
    await says(() => screen.getByTestId('risk-premiums'), '+€12.50');
    await says(results, 'Fails by');
    await press(
      'Enter',
      within(results()).getByRole('button', { name: /^Accept new results? for/ }),
    );
    await saysNot(results, 'Fails by');

    await chooseTable(page, 'Instalment plans');
    await press('Enter', await button('Add row'));
    await waitFor(() => cellOf('Ten instalments', 'Charge share').focus());
    await type('7,5%');
    await press('Tab');
    await shows(() => cellOf('Ten instalments', 'Charge share'), '0.075');

    // An assumption: the cautious one alone moves no quick price.
    await chooseTable(page, 'Factors and assumptions');
    cellOf('Vehicle value', 'Assumed, full quote').focus();
    await write(page, 'much');
    await says(checks, 'Fault');
    await press('Control+z');
    await saysNot(checks, 'Fault');

    await chooseTable(page, 'Short-period scale');
    cell(0, 1).focus();
    await write(page, '16%');
    await shows(() => cell(0, 1), '0.16');

    // A named driver more for an example that has one: it counts as it should, or the example fails.
    await chooseTable(page, 'Named drivers of examples');
    cellOf('less takes nothing off', 'Driver’s age').focus();
    await write(page, '18');
    await says(results, 'Fails by');
    await press('Control+z');
    await saysNot(results, 'Fails by');

    await press('Enter', await button('Keep as a draft'));
    const version = await screen.findByRole('textbox', { name: 'Version' });
    await waitFor(() => expect(version).toHaveFocus());
    fill(version, '2099.2');
    await press('Enter');
    await waitFor(() => expect(location.hash).toMatch(/^#\/rate-books\/[0-9a-f]{64}$/));
    const { rateBook } = await ask('readRateBook', { hash: location.hash.split('/').at(-1) ?? '' });
    expect(rateBook).toMatchObject({
      fees: [{ id: 'admin', title: 'Administration', owner: 'broker', cents: 1250 }],
      instalmentPlans: [
        { number: 10, chargeShare: 0.075 },
        { number: 10, chargeShare: 0.08 },
      ],
    });
    expect(rateBook.periods?.scale[0]).toMatchObject({ share: 0.16 });
  },
);
