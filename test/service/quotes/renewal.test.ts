import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import type { RenewalRequest } from '../../../src/shared/schemas/quotes/renewal.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const { path } = contract.checkRenewal.http;
const GOOD: RenewalRequest = {
  lastYear: { price: 640.1, fee: 50.2, channel: 'broker', sale: 'laterRenewal' },
  offered: { price: 655.57, fee: 50, channel: 'broker' },
  firstRenewal: { price: 650, fee: 50, channel: 'broker' },
};

test('the API says the verdict, the figures and every reason in a sentence', async () => {
  const { status, body } = await host.send(path, { body: GOOD });
  expect(status).toBe(200);
  expect(body).toEqual({
    verdict: 'breaks',
    because: [
      'With its fee the offer is 705.57 euro, 5.57 euro above the equivalent first renewal of 700.00 euro',
      'Only the broker’s fee of 50.00 euro brings the offer above it: the fee counts as part of the price',
    ],
    offered: 705.57,
    lastYear: 690.3,
    sinceLastYear: 15.27,
    most: 700,
    restsOn: [expect.stringMatching(/^Since 1 July 2022 .+ regulation 4$/)],
    notChecked: [expect.any(String), expect.any(String)],
  });
});

test('the screens get the same as messages', async () => {
  const { firstRenewal: _, ...asked } = GOOD;
  expect(await ask(host.app, 'checkRenewal', asked)).toMatchObject({
    verdict: 'cannotTell',
    most: null,
    because: [{ code: 'renewalNoMeasure' }, { code: 'renewalLastYearLater' }, {}, {}, {}, {}],
    notChecked: [{ code: 'renewalGiven' }, { code: 'renewalConsumer' }],
  });
});

const { lastYear, offered } = GOOD;

test.each([
  [
    'fractions of a cent, each with its place',
    {
      lastYear: { ...lastYear, fee: 50.001 },
      offered: { ...offered, price: 655.555 },
      firstRenewal: { ...offered, price: 0.1 + 0.2 },
    },
    [
      ['lastYear.fee', 'must have at most two decimal places'],
      ['offered.price', 'must have at most two decimal places'],
      ['firstRenewal.price', 'must have at most two decimal places'],
    ],
  ],
  [
    'amounts out of bounds',
    { lastYear: { ...lastYear, price: 0 }, offered: { ...offered, fee: -1, price: 10_000_000.01 } },
    [
      ['lastYear.price', 'must be >= 0.01'],
      ['offered.price', 'must be <= 10000000'],
      ['offered.fee', 'must be >= 0'],
    ],
  ],
  [
    'words that are none',
    {
      lastYear: { ...lastYear, sale: 'second' },
      offered: { price: '655', fee: 50, channel: 'post' },
      same: ['cover', 'driver'],
    },
    [
      ['lastYear.sale', 'must be one of newBusiness, firstRenewal, laterRenewal'],
      ['offered.price', 'must be a number'],
      ['offered.channel', 'must be one of broker, direct, online, comparison, affinity'],
      ['same.1', 'must be one of cover, risk, payment, rates'],
    ],
  ],
  [
    'what is missing, and names that are not known',
    { lastYear, firstRenewl: offered },
    [
      ['offered', 'is required'],
      ['firstRenewl', 'is not known here'],
    ],
  ],
])('%s are refused', async (_, body, expected) => {
  const { status, body: answer } = await host.send(path, { body });
  expect(status).toBe(400);
  const said = answer.errors.map((one: { path: string; message: string }) => [
    one.path,
    one.message,
  ]);
  expect(said.toSorted()).toEqual(expected.toSorted());
});
