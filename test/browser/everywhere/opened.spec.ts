import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

/** Opens something over a screen. */
type Opens = (page: Page) => Promise<void>;

const button =
  (name: string | RegExp): Opens =>
  (page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .press('Enter');
const palette =
  (name: string): Opens =>
  (page) =>
    command(page, name);
const key =
  (keys: string): Opens =>
  (page) =>
    page.keyboard.press(keys);

/** The quotes that the screens below show, by their ids. */
interface Quotes {
  readonly quoted: string;
  readonly referred: string;
}

interface Screen {
  readonly name: string;
  readonly hash: (quotes: Quotes) => string;
  /** What is there only once something can be opened. */
  readonly mark: string;
  readonly parts: Readonly<Record<string, Opens>>;
}

/** Everything that opens over a screen with whole data; `data-problem.spec.ts` has what else opens. */
const SCREENS: readonly Screen[] = [
  {
    name: 'every screen',
    hash: () => '/',
    mark: '[role=group] > a',
    parts: { palette: key('Control+K'), shortcuts: palette('Keyboard shortcuts') },
  },
  {
    name: 'a new quote',
    hash: () => '/new',
    mark: '#field-Vehicle-Make',
    parts: {
      drafts: button(/drafts?$/),
    },
  },
  {
    name: 'quotes',
    hash: () => '/quotes',
    mark: '[data-number] a',
    parts: {
      columns: button('Columns'),
      export: button('Export'),
      dates: button('Dates'),
      'saved views': button('Save view …'),
    },
  },
  {
    name: 'a quote',
    hash: ({ quoted }) => `/quotes/${quoted}`,
    mark: '[role=toolbar]',
    parts: {
      acceptance: button(/^Go on cover/),
      adjustment: button(/^Adjust(?! …)/),
      'taking back': button(/^Take back/),
      'more cover': button(/^Add cover/),
      referral: palette('Refer to underwriter'),
      'why lost': palette('Mark as lost'),
      'driver number': palette('Record the driver number'),
      suitability: palette('Confirm suitability'),
      'an e-mail': button(/^E-mail/),
    },
  },
  {
    name: 'a referred quote',
    hash: ({ referred }) => `/quotes/${referred}`,
    mark: '[role=toolbar]',
    parts: { approval: button('Approve'), refusal: button('Refuse') },
  },
  {
    name: 'API access',
    hash: () => '/api-access',
    mark: '[role=tabpanel]',
    parts: {
      'a new client': button('Create client'),
      'a new secret': button(/^New secret for/),
      revoking: button(/^Revoke/),
    },
  },
];

let quotes: Quotes;

test.beforeAll(async ({ browser, host }) => {
  const page = await browser.newPage();
  await open(page, host.link);
  const [quoted, referred] = [
    await submitQuote(page, '191-D-12345'),
    await submitQuote(page, '201-G-12345'),
  ];
  const discount = { overrideType: 'discount', value: 5, reason: 'loyal' } as const;
  await bridge(page, 'overrideQuote', { quoteId: quoted, ...discount });
  await bridge(page, 'referQuote', { quoteId: referred, reason: 'A trailer is used' });
  quotes = { quoted, referred };
  await page.close();
});

for (const { name, hash, mark, parts } of SCREENS) {
  test(`axe finds nothing in what opens over ${name}`, async ({ page, host }) => {
    // Many looks: a busy machine takes its time over them.
    test.setTimeout(240_000);
    await open(page, host.link);
    await page.goto(`/#${hash(quotes)}`);
    const opened = page.locator('[role=dialog]:visible, [role=menu]:visible');
    for (const [part, opens] of Object.entries(parts)) {
      await expect(page.locator(mark).first()).toBeVisible();
      await opens(page);
      await expect(opened.first(), part).toBeVisible();
      // It has come to rest once it covers what is below it.
      await expect(opened.first()).toHaveCSS('opacity', '1');
      expect.soft(await violationsInEveryScheme(page), part).toEqual({});
      await page.keyboard.press('Escape');
      await expect(opened, part).toHaveCount(0);
    }
  });
}
