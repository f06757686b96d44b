import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';
import { dialogOf, region, showQuote } from '../quote-page.ts';
import { submitQuote } from '../quotes-list.ts';

test('who accepts reads first that the documents spell a name out', async () => {
  const page = await openPage();
  const quoteId = await submitQuote(page, '191-D-12345', 'محمد 12');
  await showQuote(page, quoteId);
  // Its direction is its own.
  const names = [...(await region('Policyholder')).querySelectorAll('bdi')];
  expect(names.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('محمد 12'),
  );
  await page.press('Control+Enter');
  const dialog = await dialogOf();
  await waitFor(() =>
    expect(dialog).toHaveTextContent('The documents will not show every character'),
  );
  expect(dialog).toHaveTextContent('U+0645 م, U+062D ح, U+062F د');
  expect(dialog).toHaveTextContent('محمد 12\u2069 gets Comprehensive cover');
});
