import { expect, test } from 'vitest';
import { ask, refusal } from '../../support/host/ask.ts';
import { reopenedApp } from '../../support/host/reopened-app.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { approvedBook, cheaper } from '../../support/rate-books/book-edition.ts';

const { app } = reopenedApp(Date.UTC(2026, 10, 22, 9));

const reason = 'No longer sold';
const submit = () => ask(app, 'submitDraft', { document: SAMPLE_DOCUMENT });
const inForce = async () => (await ask(app, 'serviceStatus', {})).rateBook?.hash ?? '';
const withdraw = (hash: string) => ask(app, 'withdrawRateBook', { hash, reason });

test('the only book of the default scheme is not withdrawn, and another one frees it', async () => {
  const shipped = await inForce();
  const fault = await refusal(app, 'withdrawRateBook', { hash: shipped, reason });
  expect(fault).toMatchObject({ kind: 'conflict' });
  expect(fault.message).toContain('activate another one first');
  await submit();

  const hash = await approvedBook(app, 'only', cheaper);
  // One that is not in force yet rates nothing.
  expect(await refusal(app, 'withdrawRateBook', { hash: shipped, reason })).toEqual(fault);
  await ask(app, 'activateRateBook', { hash });
  expect(await withdraw(shipped)).toMatchObject({ state: 'withdrawn' });
  await submit();
  expect(await refusal(app, 'withdrawRateBook', { hash, reason })).toMatchObject({
    kind: 'conflict',
  });
});

test('another scheme ends with its only book, and the default one goes on', async () => {
  const present = await inForce();
  const { rateBooks } = await ask(app, 'listRateBooks', {});
  const own = rateBooks.find(({ hash }) => hash === present)?.summary?.scheme.id;
  const others = rateBooks.filter(
    ({ summary, state }) => summary?.scheme.id !== own && state === 'active',
  );
  expect(others.length).toBeGreaterThan(0);
  for (const { hash } of others) await withdraw(hash);
  await submit();
  const { products } = await ask(app, 'listProducts', {});
  expect(products.length).toBeGreaterThan(0);
});

test('an activation that lies ahead is withdrawn', async () => {
  const hash = await approvedBook(app, 'ahead', cheaper);
  await ask(app, 'activateRateBook', { hash, from: '2027-01-01T00:00:00Z' });
  expect(await withdraw(hash)).toMatchObject({ state: 'withdrawn' });
});
