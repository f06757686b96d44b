import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { begin, field, fillIn, has, isAt, makeQuote, price, priced } from '../quote-form.ts';
import { place, submitQuote } from '../quotes-list.ts';

const host = hostOfFile();

/** Opens the screens and begins a quote. */
async function begun(): Promise<Page> {
  const page = await openPage({ host: host() });
  await begin(page);
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('who typed on before a register answered has what was typed, and no mixture', async () => {
  const page = await begun();
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  page.intercept(async (operation, pass) => {
    if (/^lookUp(Vehicle|Eircode)$/.test(operation)) await answers;
    return pass();
  });
  await page.type('191d12345');
  await page.press('Tab');
  await isAt('Make');
  page.fill(field('Eircode'), 'D02 X285');
  page.fill(field('Address'), '1 Grafton Street');
  field('Make').focus();
  answer();
  await has('Make', 'BMW');
  await page.type('Toyota');
  await has('Make', 'Toyota');
  await has('Town', 'Dublin 2');
  expect(field('Address')).toHaveValue('1 Grafton Street');
});

test('the other quotes of a car are no stop between its registration and its make', async () => {
  const page = await openPage();
  const quoteId = await submitQuote(page, '191-D-12345');
  await begin(page);
  await page.type('191d12345');
  const another = { name: /another open quote/ };
  await waitFor(() => expect(screen.getAllByRole('link', another)).toHaveLength(2));
  await page.press('Tab');
  await isAt('Make');
  await page.press('Enter', region('Please check').getByRole('link', another));
  await waitFor(() => expect(place()).toBe(`/quotes/${quoteId}`));
});

test('the shortest quote takes few strokes', async () => {
  const page = await openPage({ host: host() });
  let strokes = 0;
  const press = (keys: string) => {
    strokes += 1;
    return page.press(keys);
  };
  const type = (text: string) => {
    strokes += text.length;
    return page.type(text);
  };
  await press('F2');
  await isAt('Registration');
  await type('191d12345');
  await press('Enter');
  // What the register fills is passed over.
  await isAt('Eircode');
  await press('Enter');
  await type('12/3/85');
  // What a quote needs next to a price comes with one key.
  await press('Control+Enter');
  await isAt('First name');
  await type('Aoife');
  await press('Enter');
  await type('Byrne');
  await press('Control+Enter');
  await waitFor(() => expect(place()).toMatch(/^\/quotes\/Q-/));
  expect(strokes).toBeLessThanOrEqual(32);
});

test('what is missing is said, and one key goes from one to the next', async () => {
  const page = await begun();
  const missing = region('Still missing').getAllByRole('button');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Registration',
    'Make',
    'Model',
    'First name',
    'Surname',
  ]);
  const birth = field('Date of birth');
  const forPrice = region('Needed for a price');
  await page.press('Enter', forPrice.getByRole('button', { name: 'Date of birth' }));
  await isAt('Date of birth');
  await page.type('31/2/1985');
  await page.press('Tab');
  await waitFor(() => expect(birth).toHaveAccessibleDescription(/no 31 Feb/));
  page.fill(field('Registration'), '191-D-12345');
  await has('Make', 'BMW');
  await page.press('Control+Enter');
  await isAt('Date of birth');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Date of birth, First name, Surname');
  // What was wrong is so no more as soon as it is typed in.
  await page.type('12 Mar 1985');
  await waitFor(() => expect(birth).not.toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Needed for a price' })).toBeNull(),
  );
  await page.press('Control+Enter');
  await isAt('First name');
  await page.type('Aoife');
  await page.press('Control+Enter');
  await isAt('Surname');
  expect(field('Surname')).toHaveAccessibleDescription(/Required/);
  await page.type('Byrne');
  // What is left open says what it counts as: no one gets a discount for silence.
  await waitFor(() =>
    expect(field('No-claims bonus, years')).toHaveAttribute('placeholder', 'Assumed: 0 years'),
  );
  await makeQuote(page);
});

test('who finishes before the price has come is not told that what is filled in is missing', async () => {
  const page = await begun();
  await region('Still missing').findByRole('button', { name: 'Surname' });
  const alerts: string[] = [];
  const watch = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('alert')) alerts.push(textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const release = page.hold('previewQuote');
  page.fill(field('Registration'), '191-D-12345');
  await has('Make', 'BMW');
  page.fill(field('First name'), 'Aoife');
  page.fill(field('Surname'), 'Byrne');
  page.fill(field('Date of birth'), '12/03/1985');
  await page.press('Control+Enter');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Save quote/ })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
  release();
  await waitFor(() => expect(place()).toMatch(/^\/quotes\/Q-/));
  watch.disconnect();
  expect(alerts).toEqual([]);
});

test('all covers follow every change, and the excess and the add-ons say theirs', async () => {
  const page = await begun();
  await fillIn(page);
  for (const cover of ['TPFT', 'ThirdParty']) await priced(cover);
  let before = await priced();
  const changes = async () => {
    await waitFor(() => {
      expect(price()).toHaveTextContent('€');
      expect(price()).not.toHaveTextContent(before);
    });
    before = price().textContent;
  };
  await page.press('Space', screen.getByRole('checkbox', { name: 'Motor legal protection' }));
  await changes();
  const legal = within(screen.getByRole('group', { name: 'Motor legal protection' }));
  await page.press('ArrowRight', legal.getAllByRole('radio')[0]);
  await changes();
  await page.click(await screen.findByRole('radio', { name: /^€500/ }));
  await changes();
  await makeQuote(page);
});

test('undo and redo go over the whole form, and to where it shows', async () => {
  const page = await begun();
  await page.type('191-D-12345');
  await has('Make', 'BMW');
  await page.press('Enter');
  await isAt('Eircode');
  await page.press('Enter');
  await isAt('Date of birth');
  await page.type('12/3/1985');
  await page.press('Tab');
  await page.press('Control+z');
  await has('Date of birth', '');
  await isAt('Date of birth');
  await page.press('Control+z');
  await has('Registration', '');
  await has('Make', '');
  await page.press('Control+Shift+Z');
  await has('Make', 'BMW');
  await page.press('Enter', screen.getByRole('button', { name: 'Redo' }));
  await has('Date of birth', '12/3/1985');
});

test('a risk that is declined says why, before and after it is submitted', async () => {
  const page = await begun();
  await fillIn(page);
  page.fill(field('Claims in five years'), '7');
  expect(await screen.findByText('This risk would be declined')).toBeVisible();
  await waitFor(() => expect(price()).not.toHaveTextContent('€'));
  await page.press('Control+Enter');
  expect(await screen.findByRole('alert')).toHaveTextContent('This risk is declined');
  page.fill(field('Claims in five years'), '0');
  await priced();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a faulty field says so after it was left', async () => {
  const page = await begun();
  const value = field('Value, €');
  value.focus();
  await page.type('many');
  await has('Value, €', 'many');
  expect(value).not.toHaveAttribute('aria-invalid', 'true');
  await page.press('Tab');
  await waitFor(() => expect(value).toHaveAccessibleDescription(/Must be a number/));
  page.fill(field('Date of birth'), '31/02/1985');
  await page.press('Tab');
  await waitFor(() =>
    expect(field('Date of birth')).toHaveAccessibleDescription(/no 31 Feb in 1985/),
  );
});

test('what is wrong is said in the words of the form, and a price that is gone leaves no differences', async () => {
  const page = await begun();
  await fillIn(page);
  const excess = screen.getByRole('group', { name: 'Excess' });
  await waitFor(() => expect(excess).toHaveTextContent('−€'));
  page.fill(field('Date of birth'), '1/1/2030');
  await page.press('Tab');
  const [birth] = await screen.findAllByText(/must be before “Start of cover”/i);
  expect(birth).toBeVisible();
  await waitFor(() => expect(excess).not.toHaveTextContent('−€'));
  page.fill(field('Year'), '19');
  await page.press('Tab');
  const [year] = await screen.findAllByText(/must be a year of four digits/i);
  expect(year).toBeVisible();
});

test('what is wrong or unusual is said in Irish on an Irish screen', async () => {
  const page = await openPage();
  const settings = await page.ask('getSettings', {});
  await page.ask('saveSettings', { ...settings, language: 'ga' });
  await page.reload();
  await waitFor(() => expect(document.documentElement.lang).toBe('ga-IE'));
  await page.press('F2');
  await isAt('Uimhir chláraithe');
  page.fill(field('Uimhir chláraithe'), '191-D-12345');
  await has('Déanamh', 'BMW');
  page.fill(field('Dáta breithe'), '1/1/2030');
  page.fill(field('Luach, €'), '500');
  page.fill(field('Bliain'), '19');
  await page.press('Tab');
  const look = await screen.findByRole('region', { name: 'Seiceáil, le do thoil' });
  const says = (text: string) => waitFor(() => expect(look).toHaveTextContent(text));
  await says('Bliain: ní mór bliain ceithre dhigit a thabhairt');
  await says('Dáta breithe: ní mór é a bheith roimh “Tús an chlúdaigh”');
  await says('Luach, €: tá sé íseal do charr den aois seo');
  expect(field('Bliain')).toHaveAccessibleDescription(/Ní mór bliain ceithre dhigit/);
});
