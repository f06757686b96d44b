import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EXAMPLE_LEVY_TABLE } from '../../src/shared/contract/operations/levy-table-example.ts';
import { bridge } from '../../test/browser/bridge.ts';
import { ROOT } from '../build-fresh.ts';

const WORDS = join(ROOT, 'src/renderer/i18n');

/** A word of the screens by its file and key: `quote:premium.title`. @throws where there is none */
export type Say = (key: string) => string;

/** Says the words of the screens in a language. */
export function sayIn(language: 'en' | 'ga'): Say {
  return (key) => {
    const [file = '', path = ''] = key.split(':');
    const words: unknown = JSON.parse(readFileSync(join(WORDS, language, `${file}.json`), 'utf8'));
    const word = path.split('.').reduce((found: unknown, name) => Object(found)[name], words);
    if (typeof word !== 'string') throw new Error(`There is no word ${key}`);
    return word;
  };
}

/** Takes a signed-in page, in the language of the words, to the view of a picture. */
export type Way = (page: Page, say: Say) => Promise<void>;

/** Goes to a screen, and waits for an element that only this screen has. */
export const go =
  (path: string, mark: string): Way =>
  async (page) => {
    await page.evaluate((to) => {
      location.hash = to;
    }, path);
    await page.locator(mark).first().waitFor();
  };

/** The field of an element of the quote document. */
const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('/', '-')}`);

/** Waits until a register has filled in a field. */
const filledIn = (page: Page, path: string) =>
  page.waitForFunction(
    (id) => document.querySelector<HTMLInputElement>(id)?.value,
    `#field-${path.replaceAll('/', '-')}`,
  );

/** What one of two desks shows that both changed quotes while their office was out of reach. */
export const conflicts: Way = async (page, say) => {
  const user = (name: string) => ({ id: name, name });
  const override = (value: number, at: string, name: string) => ({
    kind: 'overridden',
    at,
    by: 'desk',
    user: user(name),
    detail: { overrideType: 'premium', value, reason: 'Agreed by telephone', premium: value },
  });
  const value = {
    conflicts: [
      {
        id: 'one',
        quoteId: 'Q-7K3F-92QD-XH4M',
        customerName: 'Aoife Ní Dhomhnaill',
        registrationNumber: '191-D-12345',
        own: override(640, '2026-11-27T10:12:00Z', 'Niamh Byrne'),
        theirs: override(655, '2026-11-27T10:05:00Z', 'Pádraig Doyle'),
      },
    ],
  };
  // One desk alone never has any.
  await page.route('**/listConflicts', (route) => route.fulfill({ json: { ok: true, value } }));
  await go('/quotes/conflicts', 'td button')(page, say);
};

/** The register of complaints, as after two of them: training has none. */
export const complaints: Way = async (page, say) => {
  const complaint = (more: object) => ({
    registrationNumber: '191-D-12345',
    number: 1,
    channel: 'phone',
    steps: [],
    ...more,
  });
  const value = {
    today: '2026-11-27',
    total: 2,
    complaints: [
      complaint({
        quoteId: 'Q-7K3F-92QD-XH4M',
        customerName: 'Aoife Ní Dhomhnaill',
        from: 'Aoife Ní Dhomhnaill',
        about: 'The premium is not what she was told',
        receivedOn: '2026-11-26',
        state: 'received',
        deadlines: [{ id: 'complaintAcknowledgement', day: '2026-12-03' }],
      }),
      complaint({
        quoteId: 'Q-2M8C-41TR-PW7J',
        customerName: 'Pádraig Doyle',
        from: 'Pádraig Doyle',
        about: 'The certificate came after cover had begun',
        receivedOn: '2026-10-20',
        state: 'acknowledged',
        deadlines: [{ id: 'complaintUpdate', day: '2026-11-18' }],
      }),
    ],
  };
  await page.route('**/listComplaints', (route) => route.fulfill({ json: { ok: true, value } }));
  await go('/quotes/complaints', 'main tbody tr')(page, say);
};

/** The screens before anybody has used them; the address asks for them. */
export const firstStart: Way = async (page) => {
  await page.goto(new URL('?first-start#/', page.url()).href);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
};

/** A form that is filled in far enough for a price. */
export const newQuote: Way = async (page, say) => {
  await go('/new?registration=191-D-12345', 'form, main input')(page, say);
  await filledIn(page, 'Vehicle/Make');
  await field(page, 'Vehicle/Value').fill('14500');
  await field(page, 'Customer/FirstName').fill('Aoife');
  await field(page, 'Customer/Surname').fill('Ní Dhomhnaill');
  await field(page, 'Customer/DateOfBirth').fill('15/6/1985');
  await field(page, 'Address/Eircode').fill('D02 X285');
  await filledIn(page, 'Address/Town');
  await page.getByTestId('premium-Comprehensive').getByText('€').waitFor();
  await page.getByText(say('newQuote:draft.saved')).waitFor();
  await field(page, 'Vehicle/Value').press('End');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -5000);
};

/** Scrolls to a section of the page. */
const toTop = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate((section) => section.scrollIntoView());

/** An open quote. */
export const quote: Way = async (page, say) => {
  await go('/quotes?status=quoted', '[data-number="4"]')(page, say);
  await page.locator('[data-number="4"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('quote:actions.more') }).waitFor();
};

/** A copy of that quote, as its command begins it. */
export const requote: Way = async (page, say) => {
  await quote(page, say);
  await page.keyboard.press('Control+Shift+D');
  await page.getByTestId('premium-Comprehensive').getByText('€').waitFor();
  await page.locator('main :focus').press('End');
};

/** Another car of the policy that the seed makes. */
export const changePolicy: Way = async (page, say) => {
  await go('/quotes?search=08-W-12345', '[data-number="0"]')(page, say);
  await page.locator('[data-number="0"]').focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: say('quote:actions.changePolicy'), exact: true })
    .waitFor();
  await page.keyboard.press('Control+J');
  await page.getByTestId('due').waitFor();
  await page.keyboard.type('151-D-3625');
  await page.keyboard.press('Enter');
  await page.getByTestId('due').getByText('€').first().waitFor();
};

/** The first page of a document of that quote. */
export const preview: Way = async (page, say) => {
  await quote(page, say);
  await page.keyboard.press('Control+D');
  await page.locator('section[aria-busy=false]:has(canvas)').first().waitFor();
  await toTop(page, say('quote:documents.title'));
};

/** The same risk with each of its answers changed, and with each cover. */
export const whatIf: Way = async (page, say) => {
  await quote(page, say);
  await page.keyboard.press('Alt+3');
  const title = say('quote:whatIf.title');
  await page.getByRole('region', { name: title }).getByText('€').first().waitFor();
  await toTop(page, title);
};

/** A customer with several quotes. */
export const customer: Way = async (page, say) => {
  await go('/customers', '[data-number="0"]')(page, say);
  await page.locator('[data-number="0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('a[href^="#/new/from/"]').first().waitFor();
};

/** The policies that end in the last month offered: the seed makes one from today for a year. */
export const renewals: Way = async (page, say) => {
  await go('/renewals', 'main select')(page, say);
  const last = await page.locator('main option').last().getAttribute('value');
  await page.locator('main select').selectOption(last);
  await page.locator('main tbody tr').first().waitFor();
};

/** A table of the rate book that prices today. */
export const rateBook: Way = async (page, say) => {
  await go('/rate-books', 'tbody th a')(page, say);
  await page.locator('tbody th a').first().click();
  await page.getByRole('tab').nth(1).click();
  await toTop(page, say('rateBooks:content.title'));
};

/** A copy of that rate book, with what an edit does next to it. */
export const editRateBook: Way = async (page, say) => {
  await go('/rate-books', 'tbody th a')(page, say);
  await page.locator('tbody th a').first().click();
  await page.locator('a[href$="/edit"]').click();
  const cell = page.locator('[role=gridcell]').nth(1);
  await cell.click();
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await page.locator('[role=gridcell][data-changed]').waitFor();
};

/** What one rate book makes of the premiums by another. */
export const compareBooks: Way = async (page, say) => {
  await go('/rate-books/compare?view=impact', 'main form')(page, say);
  await page.getByRole('button', { name: say('compareBooks:impact.measure') }).click();
  await page.locator('main table').first().waitFor();
};

/** Keeps a levy table that is in force from a day ahead on. @returns its hash */
async function scheduledLevies(page: Page): Promise<string> {
  const levyTable = EXAMPLE_LEVY_TABLE;
  const { hash } = (await bridge(page, 'importLevyTable', { levyTable }, 'training')).value;
  await bridge(
    page,
    'approveLevyTable',
    { hash, reason: 'Held against the law', ownDraft: true },
    'training',
  );
  const from = '2098-01-01T00:00:00Z';
  await bridge(page, 'activateLevyTable', { hash, from, reason: 'As enacted' }, 'training');
  return hash;
}

/** The levy tables. */
export const levies: Way = async (page, say) => {
  await scheduledLevies(page);
  await go('/rate-books/levies', 'td code')(page, say);
};

/** One of them, whose activation lies ahead. */
export const levyTable: Way = async (page, say) => {
  const hash = await scheduledLevies(page);
  await go(`/rate-books/levies/${hash}`, 'main fieldset, main table')(page, say);
};

/** A price from a date of birth alone. */
export const price: Way = async (page, say) => {
  await go('/price', 'h1')(page, say);
  await page.getByLabel(say('price:birth'), { exact: true }).fill('15/6/1985');
  await page.locator('main').getByText('€').first().waitFor();
};

/** The results for a few letters. */
export const palette: Way = async (page, say) => {
  await go('/', '[role=group] > a')(page, say);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: say('commands:palette.label') }).fill('murphy');
  await page.getByRole('group', { name: say('commands:palette.customers') }).waitFor();
};

/** Every key. */
export const shortcuts: Way = async (page, say) => {
  await go('/', '[role=group] > a')(page, say);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};
