import { open, ready, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('a screen that fails says so in its place, and in the log without a word of anybody', async ({
  page,
}) => {
  const id = await submitQuote(page, '191-D-12345');
  const other = await submitQuote(page, '12-G-777', 'Kelly');
  // Half an answer, as no host gives it: the screen was not made for it.
  await page.route('**/bridge/live/getQuotePage', (route) =>
    route.fulfill({ json: { ok: true, value: { quoteId: 'Áine Ní Bhriain' } } }),
  );
  await page.goto(`/#/quotes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen has failed');
  await expect(page.getByRole('alert')).toContainText('no quote was changed');
  expect(await violations(page)).toEqual({});

  const log = async () => (await bridge(page, 'readLog', {})).value.lines;
  await expect
    .poll(async () => JSON.parse((await log()).at(-1) ?? ''))
    .toMatchObject({
      level: 'error',
      msg: 'failed',
      screen: 'quotes',
      error: 'TypeError',
      at: expect.arrayContaining([expect.stringMatching(/^first-load-[\w-]+\.js:\d+:\d+$/)]),
    });
  expect((await log()).join()).not.toContain('Bhriain');

  // The desk around it goes on, and at another place the screen is tried again.
  await page.unroute('**/bridge/live/getQuotePage');
  await page.goto(`/#/quotes/${other}`);
  await showsQuote(page, other);
});

test('where nothing else helps, the screens are opened again from where one was', async ({
  page,
}) => {
  const id = await submitQuote(page, '191-D-12345');
  await page.route('**/bridge/live/getQuotePage', (route) =>
    route.fulfill({ json: { ok: true, value: {} } }),
  );
  await page.goto(`/#/quotes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen has failed');
  await page.unroute('**/bridge/live/getQuotePage');
  await page.getByRole('button', { name: 'Open the screens again' }).press('Enter');
  await ready(page);
  await showsQuote(page, id);
});

test('a failure outside every screen stands in the log too, once', async ({ page }) => {
  await page.evaluate(() => {
    for (let i = 0; i < 3; i += 1) setTimeout(() => Promise.reject(new RangeError('Áine')));
    // What every browser says now and then is no failure.
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  });
  const failures = async () => {
    const { lines } = (await bridge(page, 'readLog', {})).value;
    const said: { msg: string; screen?: string }[] = lines.map((line: string) => JSON.parse(line));
    // Not those of the screens above.
    return said.filter(({ msg, screen }) => msg === 'failed' && screen !== 'quotes');
  };
  await expect.poll(failures).toMatchObject([{ error: 'RangeError', screen: '' }]);
});
