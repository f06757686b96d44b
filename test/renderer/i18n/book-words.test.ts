import { afterEach, describe, expect, test } from 'vitest';
import { bookNames, readBook } from '../../../scripts/demonstration/read-book.ts';
import { bookWords } from '../../../src/renderer/i18n/book-words.ts';
import { changeLanguage } from '../../../src/renderer/i18n/i18n.ts';
import { say } from '../../../src/renderer/i18n/say.ts';
import { stepInput, stepRow } from '../../../src/renderer/i18n/step-words.ts';
import { english } from '../../../src/shared/domain/messages/english.ts';
import { message, type RatedText } from '../../../src/shared/domain/messages/message.ts';
import { BOOK_REASONS } from '../../../src/shared/words/book-reasons.ts';

afterEach(() => changeLanguage('en'));

/** A text in both languages of the screens. */
async function both(text: RatedText): Promise<readonly [string, string]> {
  const english = bookWords(text);
  await changeLanguage('ga');
  return [english, bookWords(text)];
}

const measured = (count: number, unit: string) => message('measured', { count, unit });
const novice = message('namedDriver', { driverName: 'Named driver', position: 2 });

describe('a note of rating', () => {
  test.each([
    [measured(15000, 'euro'), '15000 euro', '€15,000', '€15,000'],
    [measured(512.5, 'euro'), '512.5 euro', '€512.50', '€512.50'],
    [measured(25000, 'km'), '25000 km', '25,000 km', '25,000 km'],
    [measured(1995, 'cc'), '1995 cc', '1,995 cc', '1,995 cc'],
    [measured(12.5, '%'), '12.5 %', '12.5%', '12.5%'],
    [measured(1, 'year'), '1 year', '1 year', '1 bhliain'],
    [measured(41, 'years'), '41 years', '41 years', '41 bliain'],
    [measured(7, 'claims'), '7 claims', '7 claims', '7 n-éileamh'],
    [measured(90, 'days'), '90 days', '90 days', '90 lá'],
    [measured(3, 'apples'), '3 apples', '3 apples', '3 apples'],
    [
      message('band', { lower: 10000, upper: 15000 }),
      '10000 to under 15000',
      '10,000 to under 15,000',
      '10,000 go faoi 15,000',
    ],
    [message('bandFrom', { lower: 70 }), '70 and over', '70 and over', '70 agus os a chionn'],
    [
      message('linePoint', { point: 15000, times: 0.95 }),
      '15000: ×0.95',
      '15,000: ×0.95',
      '15,000: ×0.95',
    ],
    [
      message('lineBetween', { point: 5000, times: 0.9, nextPoint: 15000, nextTimes: 1 }),
      '5000: ×0.9 to 15000: ×1',
      '5,000: ×0.9 to 15,000: ×1',
      '5,000: ×0.9 go 15,000: ×1',
    ],
    [message('upToDays', { count: 92 }), 'up to 92 days', 'up to 92 days', 'suas le 92 lá'],
    [message('upToDays', { count: 1 }), 'up to 1 days', 'up to 1 day', 'suas le 1 lá'],
    [
      message('daysShare', { days: 396, year: 365 }),
      '396 of 365 days',
      '396 of 365 days',
      '396 de 365 lá',
    ],
    [
      message('totalOf', { amount: 1200 }),
      'a total of 1200 euro',
      'a total of €1,200',
      '€1,200 san iomlán',
    ],
    [
      message('leastPremium', { amount: 250 }),
      'at least 250 euro',
      'at least €250',
      '€250 ar a laghad',
    ],
    [
      message('shareAtLeast', { times: 0.5, amount: 900 }),
      'at least ×0.5 of 900 euro',
      'at least ×0.5 of €900',
      '×0.5 de €900 ar a laghad',
    ],
    [
      message('shareAtMost', { times: 1.5, amount: 500.5 }),
      'at most ×1.5 of 500.5 euro',
      'at most ×1.5 of €500.50',
      '×1.5 de €500.50 ar a mhéad',
    ],
    [
      message('atMostMore', { difference: 400, amount: 1000 }),
      'at most 400 euro more than 1000 euro',
      'at most €400 more than €1,000',
      '€400 níos mó ná €1,000 ar a mhéad',
    ],
    [
      message('atMostLess', { difference: 300, amount: 1000 }),
      'at most 300 euro less than 1000 euro',
      'at most €300 less than €1,000',
      '€300 níos lú ná €1,000 ar a mhéad',
    ],
    [
      message('ofDriver', {
        driver: novice,
        rule: 'Twelve penalty points or more disqualify the driver',
      }),
      'Named driver 2: Twelve penalty points or more disqualify the driver',
      'Named driver 2: Twelve penalty points or more disqualify the driver',
      'Tiománaí ainmnithe 2: Dícháilíonn dhá phointe dhéag pionóis nó níos mó an tiománaí',
    ],
    [
      message('mainDriver', { driver: novice }),
      'Named driver 2, main driver',
      'Named driver 2, main driver',
      'Tiománaí ainmnithe 2, an príomhthiománaí',
    ],
    [
      message('driverShare', {
        shareOf: 50,
        exactly: 1234.5,
        answers: [
          message('answerOf', { asked: "Driver's age", value: measured(19, 'years') }),
          message('answerOf', { asked: 'Own-fault claims, five years', value: '2' }),
          message('answerOf', { asked: 'Licence type', value: 'Learner' }),
        ],
      }),
      "50 % of the difference to 1234.50 euro: driver's age 19 years, own-fault claims, five years 2, licence type Learner",
      "50% of the difference to €1,234.50: driver's age 19 years, own-fault claims, five years 2, licence type Learner",
      '50% den difríocht go dtí €1,234.50: aois an tiománaí 19 bliain, éilimh ar do locht féin, cúig bliana 2, cineál ceadúnais Foghlaimeoir',
    ],
  ])('%j is %s over the API, %s on the screens, and %s in Irish', async (note, api, ...screens) => {
    expect(english(note)).toBe(api);
    expect(await both(note)).toEqual(screens);
  });
});

describe('a text of the rate book', () => {
  test.each([
    ['UpTo3500kg', 'Up to 3,500 kg', 'Suas le 3,500 kg'],
    ['Up to 50,000 euro', 'Up to €50,000', 'Suas le €50,000'],
    ['Third party only', 'Third party only', 'Tríú páirtí amháin'],
    ['D6W Dublin 6W', 'D6W Dublin 6W', 'D6W Baile Átha Cliath 6W'],
    ['T12 Cork Southside', 'T12 Cork Southside', 'T12 Corcaigh Theas'],
  ])('%s is %s, and %s in Irish', async (text, english, irish) => {
    expect(await both(text)).toEqual([english, irish]);
  });

  test.each(['', '2019', 'a firm’s own row', 'B12 Nowhere', '1 of many', 'constructor'])(
    'that no one knows stays as it is: %s',
    async (text) => expect(await both(text)).toEqual([text, text]),
  );

  // What is the same in both languages.
  const SAME: Readonly<Record<string, readonly string[]>> = {
    demonstration: ['SDP', 'Laois'],
    'fifty-plus': ['SDP'],
    'young-driver': ['SDP'],
  };

  test.each(bookNames())(
    'of %s is English on an English screen, and known in Irish',
    async (name) => {
      const { base, factors, addOns, underwriting, ...book } = readBook(name);
      const texts = [
        base.title,
        ...[book.namedDrivers ?? [], book.limits ?? [], book.fees ?? [], book.instalmentPlans ?? []]
          .flat()
          .map(({ title }) => title),
        ...underwriting.map(({ reason }) => reason),
        ...factors.flatMap((factor) => [
          factor.title,
          ...('rows' in factor ? factor.rows.map(({ row }) => row) : []),
        ]),
        ...addOns.flatMap(({ title, levels }) => [title, ...levels.map((level) => level.title)]),
      ];
      const amounts = /euro$/;
      const plainer: readonly string[] = Object.values(BOOK_REASONS);
      const kept = texts.filter((text) => !amounts.test(text) && !plainer.includes(text));
      expect(kept.filter((text) => bookWords(text) !== text)).toEqual([]);
      await changeLanguage('ga');
      expect(texts.filter((text) => bookWords(text) === text)).toEqual(SAME[name]);
    },
  );
});

test('a reason is said more plainly than in the released books, and all of these are in one', () => {
  expect(bookWords('A driver under 21 is for an underwriter to accept')).toBe('Driver under 21');
  const reasons = bookNames().flatMap((name) =>
    readBook(name).underwriting.map(({ reason }) => reason),
  );
  expect(reasons).toEqual(expect.arrayContaining(Object.values(BOOK_REASONS)));
});

test('a step says the cover by its name, and messages say what rating counts', async () => {
  const step = { title: 'Base premium', assumed: false, multiplier: null, before: 0, after: 1 };
  const base = { ...step, id: 'base', input: 'TPFT', row: 'TPFT' };
  expect([stepInput(base), stepRow(base)]).toEqual(Array(2).fill('Third party, fire and theft'));
  expect(say(message('countsAs', { value: measured(30000, 'euro') }))).toMatch(/€30,000$/);
  await changeLanguage('ga');
  expect(say(message('countsAs', { value: 'SDP with commuting' }))).toMatch(/comaitéireacht$/);
});
