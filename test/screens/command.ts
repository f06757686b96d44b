import { screen } from '@testing-library/dom';
import type { Page } from './page.ts';

/** Gives a command by its name, as a keyboard does. */
export async function command({ fill, press }: Page, name: string): Promise<void> {
  await press('Control+K');
  fill(await screen.findByRole('textbox', { name: 'Find anything' }), name);
  await screen.findAllByRole('button', { name: new RegExp(name) });
  await press('Enter');
}
