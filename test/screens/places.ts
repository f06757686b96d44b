import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everyPlace, type Place } from '../support/screens/places.ts';
import { openPage, type Page, type ScreensHost } from './page.ts';

/** Opens the training of a host, whose API listens, with all its places. */
export async function openTraining(
  host: ScreensHost,
): Promise<{ page: Page; places: readonly Place[] }> {
  await host.environments.live.listen(0);
  const page = await openPage({ host, environment: 'training' });
  const places = await everyPlace(async (operation, input) => {
    const answer = await page.answer(operation, input);
    // One of them is declined: its answer is a fault, and it is kept.
    return (answer.ok ? answer.value : undefined) as never;
  });
  return { page, places };
}

/** Whether something of the page is still on its way. */
export const isWaiting = () =>
  document.querySelector('.mantine-Skeleton-root, [aria-busy=true]') !== null;

/** Goes there, until nothing is on its way any more. */
export async function goTo(page: Page, { hash, mark, name }: Place): Promise<void> {
  page.goTo(hash);
  await waitFor(() => {
    expect(document.querySelector(mark), name).not.toBeNull();
    expect(isWaiting(), name).toBe(false);
  });
}
