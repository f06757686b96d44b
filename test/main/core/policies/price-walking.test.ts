import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Charge,
  judgeRenewal,
  type Renewal,
  totalCents,
} from '../../../../src/main/core/policies/price-walking.ts';
import { LARGEST_CENTS } from '../../../../src/shared/domain/money.ts';
import { ASPECTS, CHANNELS, SALES } from '../../../../src/shared/domain/quotes/renewal.ts';

const at = (priceCents: number, feeCents: number, channel: Charge['channel'] = 'broker') => ({
  priceCents,
  feeCents,
  channel,
});
const year = (sale: Renewal['lastYear']['sale'], channel: Charge['channel'] = 'broker') => ({
  ...at(64_000, 5_000, channel),
  sale,
});
const ALL = new Set(ASPECTS);
const NONE = new Set<never>();

/** Worked cases: what is asked, the verdict, the most in cents, and the codes of the reasons. */
const CASES: readonly (readonly [string, Renewal, string, number | undefined, string[]])[] = [
  [
    'a first renewal may cost any more',
    { lastYear: year('newBusiness'), offered: at(90_000, 9_000), same: NONE },
    'allowed',
    undefined,
    ['renewalFirst'],
  ],
  [
    'exactly the equivalent first renewal',
    {
      lastYear: year('firstRenewal'),
      offered: at(65_000, 5_000),
      same: NONE,
      firstRenewal: at(65_000, 5_000),
    },
    'allowed',
    70_000,
    ['renewalWithin'],
  ],
  [
    'one cent more',
    {
      lastYear: year('laterRenewal'),
      offered: at(70_001, 0),
      same: NONE,
      firstRenewal: at(65_000, 5_000),
    },
    'breaks',
    70_000,
    ['renewalAbove'],
  ],
  [
    'a lower price with a higher fee',
    {
      lastYear: year('laterRenewal'),
      offered: at(64_000, 6_001),
      same: NONE,
      firstRenewal: at(65_000, 5_000),
    },
    'breaks',
    70_000,
    ['renewalAbove', 'renewalFeeCounts'],
  ],
  [
    'a dearer first renewal allows more than last year, whatever is the same',
    {
      lastYear: year('firstRenewal'),
      offered: at(69_500, 5_000),
      same: ALL,
      firstRenewal: at(70_000, 5_000),
    },
    'allowed',
    75_000,
    ['renewalWithin'],
  ],
  [
    'last year as the first renewal, with all the same',
    { lastYear: year('firstRenewal'), offered: at(64_000, 5_001), same: ALL },
    'breaks',
    69_000,
    ['renewalAbove', 'renewalFeeCounts', 'renewalByLastYear'],
  ],
  [
    'last year as the first renewal, with rates that may differ',
    {
      lastYear: year('firstRenewal'),
      offered: at(64_000, 5_000),
      same: new Set(['cover', 'risk', 'payment']),
    },
    'cannotTell',
    undefined,
    ['renewalNoMeasure', 'renewalRatesOpen'],
  ],
  [
    'last year as a later renewal in another channel',
    { lastYear: year('laterRenewal', 'online'), offered: at(1, 0), same: NONE },
    'cannotTell',
    undefined,
    [
      'renewalNoMeasure',
      'renewalLastYearLater',
      'renewalChannelDiffers',
      'renewalCoverOpen',
      'renewalRiskOpen',
      'renewalPaymentOpen',
      'renewalRatesOpen',
    ],
  ],
  [
    'a first renewal of another channel',
    {
      lastYear: year('laterRenewal'),
      offered: at(60_000, 0),
      same: ALL,
      firstRenewal: at(65_000, 5_000, 'online'),
    },
    'cannotTell',
    undefined,
    ['renewalOtherChannel', 'renewalNoMeasure', 'renewalLastYearLater'],
  ],
  [
    'a first renewal of another channel, while last year measures',
    {
      lastYear: year('firstRenewal'),
      offered: at(64_000, 5_000),
      same: ALL,
      firstRenewal: at(60_000, 5_000, 'online'),
    },
    'allowed',
    69_000,
    ['renewalWithin', 'renewalOtherChannel', 'renewalByLastYear'],
  ],
];

test.each(CASES)('%s', (_, renewal, verdict, mostCents, codes) => {
  const judged = judgeRenewal(renewal);
  expect(judged).toMatchObject({ verdict, mostCents });
  expect(judged.because.map(({ code }) => code)).toEqual(codes);
});

test('amounts are said in euro with cents', () => {
  const judged = judgeRenewal({
    lastYear: year('laterRenewal'),
    offered: at(64_000, 6_001),
    same: NONE,
    firstRenewal: at(65_000, 5_000),
  });
  expect(judged.because.map(({ values }) => values)).toEqual([
    { offered: '700.01', most: '700.00', above: '0.01' },
    { fee: '60.01' },
  ]);
});

describe('whatever is asked', () => {
  const cents = fc.oneof(
    fc.integer({ min: 0, max: LARGEST_CENTS }),
    fc.integer({ min: 0, max: 300 }),
  );
  const channel = fc.constantFrom(...CHANNELS);
  const charge = fc.record({ priceCents: cents, feeCents: cents, channel });
  const renewal: fc.Arbitrary<Renewal> = fc.record(
    {
      lastYear: fc.record({
        priceCents: cents,
        feeCents: cents,
        channel,
        sale: fc.constantFrom(...SALES),
      }),
      offered: charge,
      firstRenewal: charge,
      same: fc.subarray([...ASPECTS]).map((aspects) => new Set(aspects)),
    },
    { requiredKeys: ['lastYear', 'offered', 'same'] },
  );

  test('price and fee together decide, exactly at the most', () => {
    fc.assert(
      fc.property(renewal, (asked) => {
        const { verdict, mostCents } = judgeRenewal(asked);
        if (mostCents === undefined) {
          const isFirst = asked.lastYear.sale === 'newBusiness';
          expect(verdict).toBe(isFirst ? 'allowed' : 'cannotTell');
          return;
        }
        expect(verdict).toBe(totalCents(asked.offered) <= mostCents ? 'allowed' : 'breaks');
        const judge = (priceCents: number, feeCents: number) =>
          judgeRenewal({ ...asked, offered: { ...asked.offered, priceCents, feeCents } }).verdict;
        expect(judge(mostCents, 0)).toBe('allowed');
        expect(judge(0, mostCents)).toBe('allowed');
        expect(judge(mostCents, 1)).toBe('breaks');
      }),
    );
  });

  test('a lower offer never breaks the rule where a higher one does not', () => {
    fc.assert(
      fc.property(renewal, fc.nat(), fc.nat(), (asked, lessPrice, lessFee) => {
        const lower = {
          ...asked.offered,
          priceCents: Math.max(0, asked.offered.priceCents - lessPrice),
          feeCents: Math.max(0, asked.offered.feeCents - lessFee),
        };
        const [now, then] = [judgeRenewal(asked), judgeRenewal({ ...asked, offered: lower })];
        expect(then.mostCents).toBe(now.mostCents);
        if (now.verdict !== 'breaks') expect(then.verdict).toBe(now.verdict);
      }),
    );
  });
});
