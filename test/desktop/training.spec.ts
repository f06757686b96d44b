import { expect, test } from '@playwright/test';
import { openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

test('the window has a training environment next to the live one', async () => {
  const desk = await openDesk();
  const quotes = async (environment?: 'live' | 'training') =>
    (await desk.call('listQuotes', { limit: 1000 }, environment)) as object;
  expect(await quotes('training')).toMatchObject({ ok: true, value: { quotes: { length: 150 } } });
  expect(await quotes('live')).toMatchObject({ ok: true, value: { quotes: { length: 0 } } });
  await desk.close();
});
