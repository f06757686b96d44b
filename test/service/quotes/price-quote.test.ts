import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import {
  AT,
  expectFault,
  expectStillServing,
  GOOD_PRICE,
  MINIMAL_XML,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const price = (change: Record<string, unknown> = {}) =>
  host.send(AT.price, { body: { data: { ...GOOD_PRICE.data, ...change } } });
const cents = (euro: number) => Math.round(euro * 100);

async function expectInvalid(change: Record<string, unknown>, path: string): Promise<void> {
  const answer = await price(change);
  expectFault(answer, 400);
  expect(answer.body.message).toContain(path);
  expect(answer.body.errors).toContainEqual({ path, message: expect.stringMatching(/\S/) });
  await expectStillServing(host);
}

describe('the three covers', () => {
  test.each([
    ['Comprehensive', []],
    ['ThirdParty', ['TP']],
    ['ThirdPartyFireAndTheft', ['TPFT']],
  ])('%s has its keys and no others', async (cover, own) => {
    const { status, body } = await price({ 'in_dts.raterCover': cover });
    expect(status).toBe(200);
    const names = ['GrossPrem', 'PolFee', 'PremAfterPolFee'];
    const wanted = ['Comp', ...own].flatMap((key) => names.map((name) => `rater.${key}.${name}`));
    expect(Object.keys(body).filter((key) => key.startsWith('rater.'))).toEqual(wanted);
    for (const key of own) {
      for (const name of names) {
        expect(body[`rater.${key}.${name}`]).toBe(body[`rater.Comp.${name}`]);
      }
    }
    const gross = body['rater.Comp.GrossPrem'];
    const fee = body['rater.Comp.PolFee'];
    const total = body['rater.Comp.PremAfterPolFee'];
    expect(gross).toBeGreaterThan(0);
    expect(fee).toBeGreaterThan(0);
    expect(cents(total)).toBe(cents(gross) + cents(fee));
    for (const amount of [gross, fee, total]) expect(cents(amount) / 100).toBe(amount);
    expect(body.explanation).toMatchObject({
      grossPremium: gross,
      policyFee: fee,
      premium: total,
    });
  });

  test('cost less the less they cover', async () => {
    const covers = ['Comprehensive', 'ThirdPartyFireAndTheft', 'ThirdParty'];
    const answers = await Promise.all(covers.map((cover) => price({ 'in_dts.raterCover': cover })));
    const [all = 0, most = 0, least = 0] = answers.map(
      ({ body }) => body['rater.Comp.PremAfterPolFee'] as number,
    );
    expect(all).toBeGreaterThan(most);
    expect(most).toBeGreaterThan(least);
  });
});

test('the explanation adds up, line by line, and says what was assumed', async () => {
  const { explanation } = (await price()).body;
  let before = 0;
  for (const step of explanation.steps) {
    expect(step.before).toBe(before);
    before = step.after;
  }
  expect(explanation.netPremium).toBe(before);
  const levies = explanation.levies.map(({ amount }: { amount: number }) => cents(amount));
  const sum = levies.reduce((a: number, b: number) => a + b, cents(explanation.netPremium));
  expect(cents(explanation.grossPremium)).toBe(sum);
  expect(explanation.receivedOn).toBe('2026-11-21');
  const assumed = Object.fromEntries(
    explanation.steps.map((step: { id: string; assumed: boolean }) => [step.id, step.assumed]),
  );
  expect(assumed).toMatchObject({ base: false, 'driver-age': false, fuel: true, use: true });
});

test('the same person in a quote document of the eight required elements costs no less, by any factor', async () => {
  // The assumed vehicle age is stated by the rate book; the document's mark must name it.
  const { body } = await price();
  const age = body.explanation.steps.find(({ id }: { id: string }) => id === 'vehicle-age');
  const assumedYear = 2026 - Number.parseInt(age.input, 10);
  const mark = `${String(assumedYear).slice(2)}1-D-12345`;
  const quote = await host.sendXml(MINIMAL_XML.replace('191-D-12345', mark));
  expect(quote.body.premium).toBeGreaterThan(body['rater.Comp.PremAfterPolFee']);
  const relativities = (of: typeof body): [string, number][] =>
    of.explanation.steps.map(({ id, multiplier }: { id: string; multiplier: number | null }) => [
      id,
      multiplier ?? 1,
    ]);
  const quick = new Map(relativities(body));
  const full = relativities(quote.body);
  expect(full.map(([id]) => id)).toEqual([...quick.keys()]);
  for (const [id, relativity] of full) {
    expect(relativity, id).toBeGreaterThanOrEqual(quick.get(id) ?? Number.NaN);
  }
});

describe('what is not taken', () => {
  const INCEPTION = 'in_policy.dateInception';
  const BIRTH = 'in_customer.dateOfBirth';
  const COVER = 'in_dts.raterCover';

  test.each([INCEPTION, BIRTH, COVER])('%s missing, or no text', async (key) => {
    for (const value of [undefined, null, 1, {}, [], true]) {
      await expectInvalid({ [key]: value }, `data.${key}`);
    }
  });

  test('all that is missing is named at once', async () => {
    const answer = await host.send(AT.price, { body: { data: {} } });
    expectFault(answer, 400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      `data.${INCEPTION}`,
      `data.${BIRTH}`,
      `data.${COVER}`,
    ]);
  });

  test.each([{}, [], 'text', 1, null, { data: null }, { data: [] }])(
    'the body %j',
    async (body) => {
      expectFault(
        await host.send(AT.price, { body: JSON.stringify(body), headers: JSON_TYPE }),
        400,
      );
      await expectStillServing(host);
    },
  );

  test.each(['comprehensive', 'TPFT', 'Third Party', ''])('the cover %j', (text) =>
    expectInvalid({ [COVER]: text }, `data.${COVER}`),
  );
});

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the inception', () => {
  test('without an offset is Irish time', async () => {
    // Seventeen on 1 July: in Ireland that day begins at 23:00 UTC of the day before.
    const birth = { 'in_customer.dateOfBirth': '2010-07-01' };
    const at = (text: string) => price({ ...birth, 'in_policy.dateInception': text });
    expect((await at('2027-07-01T00:00:00')).status).toBe(200);
    expect((await at('2027-06-30T23:00:00Z')).status).toBe(200);
    expect((await at('2027-06-30T22:59:59Z')).status).toBe(422);
    expect((await at('2027-06-30T23:30:00')).status).toBe(422);
  });
});

test('the same request gives the same cents every time', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => price()));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});
