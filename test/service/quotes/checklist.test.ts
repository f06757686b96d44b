import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../src/main/core/caller/signed-in.ts';
import { BROKER, type Caller } from '../../../src/main/core/dispatcher.ts';
import type { PassableCode } from '../../../src/shared/domain/quotes/checklist.ts';
import type { Role } from '../../../src/shared/domain/role.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT, FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { withText } from '../../support/quotes/quote-xml.ts';
import { CHECKED, onCover, readyForCover, SELLING } from '../../support/quotes/ready-for-cover.ts';

const REASON = 'The customer sends it tonight';
const CIAN = {
  FirstName: 'Cian',
  Surname: 'Byrne',
  DateOfBirth: '1988-03-02',
  LicenceType: 'Full Irish',
};
let quoteId: string;
const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));
beforeEach(async () => {
  const document = { ...ofItsOwnCar(SAMPLE_DOCUMENT), Drivers: { Driver: [CIAN] } };
  quoteId = (await ask(host.app, 'submitQuote', { document, source: 'json' })).quoteId;
  await ask(host.app, 'saveFirm', { name: 'Byrne Insurances Ltd', selling: SELLING, mayPass: [] });
});

const payment = (id = quoteId) =>
  ({ quoteId: id, paymentMethod: 'card', paymentReference: 'PAY-1' }) as const;
const ready = (id = quoteId) => readyForCover((...call) => ask(host.app, ...call), id);
const mayPass = (...items: PassableCode[]) => ask(host.app, 'saveFirm', { mayPass: items });
const person = (...roles: Role[]): Caller => {
  const limits = { down: null, up: null };
  return { kind: 'broker', id: 'desk', user: signedIn({ id: 'una', name: 'Una', roles, limits }) };
};
const states = async (caller: Caller = BROKER) => {
  const answer = await host.app.dispatch(caller, 'getQuotePage', { id: quoteId });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  const { checklist } = answer.value as Awaited<ReturnType<typeof ask<'getQuotePage'>>>;
  return Object.fromEntries(checklist.map(({ code, state }) => [code, state]));
};
const paths = async (more: object) => {
  const fault = await refusal(host.app, 'acceptQuote', { ...payment(), ...more });
  return fault.errors?.map(({ path }: { path: string }) => path);
};

describe('at the desk', () => {
  test('a quote that is only paid goes on no cover, and its page says what is missing', async () => {
    expect(await paths({})).toEqual(['suitability', 'driverNumbers', 'termsOfBusiness']);
    expect(await states()).toEqual({
      referral: 'notNeeded',
      assumptions: 'notNeeded',
      suitability: 'missing',
      driverNumbers: 'missing',
      termsOfBusiness: 'missing',
      firm: 'done',
      payment: 'missing',
    });
    expect((await ask(host.app, 'getQuote', { id: quoteId })).status).toBe('quoted');
  });

  test('each item that is done stops it no longer, and the history keeps that terms were given', async () => {
    const numbersOf = async () => {
      const { errors } = await refusal(host.app, 'acceptQuote', payment());
      return errors?.find(({ path }: { path: string }) => path === 'driverNumbers')?.message;
    };
    expect(await numbersOf()).toBe('are missing: Aoife Ní Dhomhnaill, Cian Byrne');
    await ask(host.app, 'recordDriverNumber', { quoteId, driverNumber: '123456789' });
    expect(await numbersOf()).toBe('are missing: Cian Byrne');
    await ask(host.app, 'recordDriverNumber', { quoteId, driver: 1, driverNumber: '987654321' });
    expect(await paths({})).toEqual(['suitability', 'termsOfBusiness']);
    const suits = { reasons: ['meetsDemands' as const], confirmedBy: 'Niamh Byrne' };
    await ask(host.app, 'confirmSuitability', { quoteId, ...suits });
    expect(await paths({})).toEqual(['termsOfBusiness']);
    expect(await paths({ termsGiven: false })).toEqual(['termsOfBusiness']);
    const policy = await ask(host.app, 'acceptQuote', { ...payment(), termsGiven: true });
    expect(policy.warnings).toEqual([]);
    const { history } = await ask(host.app, 'getQuote', { id: quoteId });
    expect(history.at(-1)).toMatchObject({ kind: 'accepted', detail: { termsGiven: true } });
    expect((await ask(host.app, 'getQuotePage', { id: quoteId })).checklist).toEqual([]);
  });

  test('another price needs another confirmation of suitability', async () => {
    await ready();
    const change = { overrideType: 'discount', value: 5, reason: 'Agreed' } as const;
    await ask(host.app, 'overrideQuote', { quoteId, ...change });
    expect(await paths(CHECKED)).toEqual(['suitability']);
  });

  test('a referral is decided before, with or without a note at the acceptance', async () => {
    const submitted = await host.sendXml(withText(FULL_XML, 'LicenceType', 'Provisional'));
    quoteId = submitted.body.quoteId;
    expect(await states()).toMatchObject({ referral: 'missing' });
    expect((await paths({ ...CHECKED, referralNote: 'Seen' }))?.[0]).toBe('referral');
    await ready();
    expect(await states()).toMatchObject({ referral: 'done' });
    expect(await onCover(host.app, payment())).toMatchObject({ status: 'accepted' });
  });

  test('the firm has a name', async () => {
    await ready();
    await ask(host.app, 'saveFirm', { name: '' });
    expect(await paths(CHECKED)).toEqual(['firm']);
    expect(await states()).toMatchObject({ firm: 'missing' });
  });
});

describe('what is missing is passed', () => {
  const numbers = { item: 'driverNumbers' as const, reason: `${REASON}\u00ad` };
  const without = async (caller: Caller, passed: object[] = [numbers]) => {
    const suits = { reasons: ['meetsDemands' as const], confirmedBy: 'Niamh Byrne' };
    await ask(host.app, 'confirmSuitability', { quoteId, ...suits });
    const request = { ...payment(), ...CHECKED, passed };
    return host.app.dispatch(caller, 'bindQuote', request);
  };

  test('with a reason that the history keeps, where the firm lets it', async () => {
    await mayPass('driverNumbers');
    expect(await without(BROKER)).toMatchObject({ ok: true });
    const { history } = await ask(host.app, 'getQuote', { id: quoteId });
    expect(history.at(-1)?.detail).toMatchObject({
      passed: [{ item: 'driverNumbers', reason: REASON }],
    });
    const { warnings } = await ask(host.app, 'acceptQuote', payment());
    expect(warnings).toMatchObject([{ code: 'noDriverNumber' }, { code: 'noNumberOfDriver' }]);
  });

  test('not where the firm does not', async () => {
    await mayPass('suitability');
    expect(await without(BROKER)).toMatchObject({
      ok: false,
      fault: { errors: [{ path: 'driverNumbers', message: { code: 'mayNotBePassed' } }] },
    });
  });

  test('by no one without authority', async () => {
    await mayPass('driverNumbers');
    const seller = person('quote', 'accept');
    expect(await without(seller)).toMatchObject({
      ok: false,
      fault: { kind: 'forbidden', permission: 'quote:override' },
    });
    const itemOf = async (caller: Caller) => {
      const answer = await host.app.dispatch(caller, 'getQuotePage', { id: quoteId });
      if (!answer.ok) throw new Error('The page is not there');
      const { checklist } = answer.value as Awaited<ReturnType<typeof ask<'getQuotePage'>>>;
      return checklist.find(({ code }) => code === 'driverNumbers')?.mayBePassed;
    };
    expect(await itemOf(seller)).toBe(false);
    expect(await itemOf(BROKER)).toBe(true);
    const master = person('quote', 'accept', 'override');
    expect(await itemOf(master)).toBe(true);
    expect(await without(master)).toMatchObject({ ok: true });
  });

  test('and nothing is kept of what was not missing', async () => {
    await mayPass('driverNumbers');
    await ready();
    expect(await without(BROKER)).toMatchObject({ ok: true });
    const { history } = await ask(host.app, 'getQuote', { id: quoteId });
    expect(history.at(-1)?.detail).not.toHaveProperty('passed');
  });
});

describe('an API client', () => {
  test('accepts with payment details alone, and is warned of each item that is missing', async () => {
    await ask(host.app, 'saveFirm', { name: '' });
    const { status, body } = await host.send(AT.accept, { body: payment() });
    expect(status).toBe(200);
    expect(body.warnings).toEqual([
      'Statement of suitability: not confirmed',
      expect.stringMatching(/^Driver number: not recorded\./),
      'Driver number of Cian Byrne: not recorded',
      'Terms of business: not recorded as given to the customer',
      'The firm has no name in the settings, so the documents do not say who sold the policy',
    ]);
    expect((await host.send(AT.accept, { body: payment() })).body).toEqual(body);
  });

  test('is not warned of what it says that was done', async () => {
    await ready();
    const body = { ...payment(), termsGiven: true };
    expect((await host.send(AT.accept, { body })).body.warnings).toEqual([]);
  });
});
