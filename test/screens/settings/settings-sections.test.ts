import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';
import { openSettings } from '../people.ts';

test('every section is in the list, in its order, and nothing else', async () => {
  await openSettings(await openPage());
  const list = within(await screen.findByRole('navigation', { name: 'Sections of the settings' }));
  const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  const names = sections.map(({ textContent }) => textContent);
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(names).toContain('Backups');
  // What a desk has and a browser has not.
  expect(list.queryByRole('link', { name: 'Updates' })).toBeNull();
});
