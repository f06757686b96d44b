import type { Page } from '@playwright/test';

/** Takes a signed-in page to the view of a picture. */
export type Way = (page: Page) => Promise<void>;

/** Goes to a screen, and waits for an element that only this screen has. */
export const go =
  (path: string, mark: string): Way =>
  async (page) => {
    await page.evaluate((to) => {
      location.hash = to;
    }, path);
    await page.locator(mark).first().waitFor();
  };

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** The screens before anybody has used them; the address asks for them. */
export const firstStart: Way = async (page) => {
  await page.goto(new URL('?first-start#/', page.url()).href);
  await page.getByRole('complementary').waitFor();
};

/** A form that is filled in far enough for a price. */
export const newQuote: Way = async (page) => {
  await go('/new?registration=191-D-12345', 'form, main input')(page);
  await page.getByText('191-D-12345 is in the register').first().waitFor();
  await fill(page, 'Value, €', '14500');
  await fill(page, 'First name', 'Aoife');
  await fill(page, 'Surname', 'Ní Dhomhnaill');
  await fill(page, 'Date of birth', '15/6/1985');
  await fill(page, 'Eircode', 'D02 X285');
  await page.getByText('D02 X285 is in the register').first().waitFor();
  await page.getByTestId('premium-Comprehensive').getByText('€').waitFor();
  await page.getByText('Draft saved').waitFor();
  await page.getByLabel('Value, €').press('End');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -5000);
};

/** Scrolls to a section of the page. */
const toTop = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).evaluate((section) => section.scrollIntoView());

/** An open quote. */
export const quote: Way = async (page) => {
  await go('/quotes?status=quoted', '[data-number="4"]')(page);
  await page.locator('[data-number="4"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Premium step by step' }).waitFor();
};

/** A copy of that quote, as its command begins it. */
export const quoteAgain: Way = async (page) => {
  await quote(page);
  await page.keyboard.press('Control+Shift+D');
  await page.getByTestId('premium-Comprehensive').getByText('€').waitFor();
  await page.locator('main :focus').press('End');
};

/** The first page of a document of that quote. */
export const preview: Way = async (page) => {
  await quote(page);
  await page.keyboard.press('Control+D');
  const sheet = page.getByRole('region', { name: /^Schedule, Page 1/ });
  await sheet.and(page.locator('[aria-busy=false]')).waitFor();
  await toTop(page, 'Documents');
};

/** The same risk with each of its answers changed, and with each cover. */
export const whatIf: Way = async (page) => {
  await quote(page);
  const title = 'What would change the price';
  await page.getByRole('region', { name: title }).getByText('€').first().waitFor();
  await toTop(page, title);
};

/** A customer with several quotes. */
export const customer: Way = async (page) => {
  await go('/customers', '[data-number="0"]')(page);
  await page.locator('[data-number="0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('a[href^="#/new/from/"]').first().waitFor();
};

/** A price from a date of birth alone. */
export const price: Way = async (page) => {
  await go('/price', 'h1')(page);
  await fill(page, 'Date of birth', '15/6/1985');
  await page.locator('main').getByText('€').first().waitFor();
};

/** The results for a few letters. */
export const palette: Way = async (page) => {
  await go('/', '[role=group] > a')(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('murphy');
  await page.getByRole('group', { name: 'Customers' }).waitFor();
};

/** Every key. */
export const shortcuts: Way = async (page) => {
  await go('/', '[role=group] > a')(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};
