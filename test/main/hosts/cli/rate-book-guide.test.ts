import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { readLevies } from '../../../../src/main/adapters/node/resources.ts';
import { LIMITS } from '../../../../src/main/adapters/workbook/limits.ts';
import { writeWorkbook } from '../../../../src/main/adapters/workbook/write-workbook.ts';
import { checkRateBookFile } from '../../../../src/main/app/rate-book-file/read-file.ts';
import { toSheets } from '../../../../src/main/core/rate-books/workbook/book-sheets.ts';
import { textCell } from '../../../../src/main/core/rate-books/workbook/sheet.ts';
import { explain } from '../../../../src/main/core/rating/explain.ts';
import { instalments } from '../../../../src/main/core/rating/instalments.ts';
import { leviesOn } from '../../../../src/main/core/rating/levies.ts';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import { bookReport, reportLines } from '../../../../src/main/hosts/cli/commands/table-files.ts';
import type { RateBook } from '../../../../src/shared/schemas/rate-books/rate-book.ts';

const GUIDE = readFileSync('docs/rate-books.md', 'utf8');
const LEVIES = readLevies('resources');

const section = (title: string) => GUIDE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** What the checks print of a file. */
function printed(bytes: Buffer | Uint8Array, name: string): string {
  const checked = checkRateBookFile(bytes, name, LEVIES);
  if ('problem' in checked) throw new Error(checked.problem.code);
  return `${reportLines(bookReport(checked)).join('\n')}\n`;
}

/** The properties that a step adds, and what the guide says that the checks print then. */
const steps = [
  ...GUIDE.matchAll(/```json\n([^`]+)```[^`]*(?:`[^`]+`[^`]*)*?```text\n([^`]+)```/g),
].map(([, properties = '', output = '']) => ({ properties: JSON.parse(properties), output }));

const book: RateBook = Object.assign({}, ...steps.map(({ properties }) => properties));
const example = book.examples.at(-1) as RateBook['examples'][number];

test('each step of the guide to rate books gives what the guide says', () => {
  // Every block of the guide is in a step: none goes untested.
  expect(steps).toHaveLength(3);
  expect(GUIDE.match(/```(json|text)\n/g)).toHaveLength(2 * steps.length);
  let file = {};
  for (const { properties, output } of steps) {
    file = { ...file, ...properties };
    expect(printed(Buffer.from(JSON.stringify(file)), 'book.json')).toBe(output);
  }
});

/** A decimal as a whole number of ten-millionths. */
const parts = (text: string): bigint => {
  const [whole = '', places = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + places.padEnd(7, '0'));
};
const UNIT = 10n ** 7n;
const CENT = UNIT / 100n;

/** A quotient of positive whole numbers, rounded half up. */
const halfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** The exact cents of a calculation as `1,105.14 × 1.3` or `(828.24 − 165.65) ÷ 9`, as a fraction. */
function fractionOf(calculation: string): [dividend: bigint, divisor: bigint] {
  const bracket = /^\((.+) − (.+)\) ([×÷].*)$/.exec(calculation);
  const words = bracket ? `${bracket[1]} ${bracket[3]}` : calculation;
  const [first = '', ...others] = words.split(/ (?=[×÷+])/);
  let [dividend, divisor] = [parts(first) - parts(bracket?.[2] ?? '0'), CENT];
  for (const other of others) {
    const number = parts(other.slice(2));
    if (other.startsWith('×')) [dividend, divisor] = [dividend * number, divisor * UNIT];
    else if (other.startsWith('÷')) [dividend, divisor] = [dividend * UNIT, divisor * number];
    else dividend += number;
  }
  return [dividend, divisor];
}

describe('the last example of the guide, step by step', () => {
  const rows = [
    ...section('4. How a premium is calculated').matchAll(/^\| (.+) \| (.+) \| ([\d,.]+) \|$/gm),
  ].map(([, step = '', calculation = '', euro = '']) => ({ step, calculation, euro }));
  const cents = (step: string) => {
    const row = rows.find((one) => one.step.startsWith(step));
    return Number(parts(row?.euro ?? '') / CENT);
  };

  test('every calculation holds by plain arithmetic, rounded half up', () => {
    const calculated = rows.filter(({ calculation }) => / [×÷+] /.test(calculation));
    expect(calculated).toHaveLength(21);
    for (const { step, calculation, euro } of calculated) {
      const [asked = '', exact] = calculation.replace(/^at most /, '').split(' = ');
      const [dividend, divisor] = fractionOf(asked);
      const [, least = '0'] = /, at least ([\d.]+)$/.exec(step) ?? [];
      const [found, floor] = [halfUp(dividend, divisor), parts(least) / CENT];
      expect(found < floor ? floor : found, step).toBe(parts(euro) / CENT);
      if (exact?.endsWith('…')) {
        const digits = `${(dividend * CENT) / divisor}`;
        expect(digits, step).toMatch(new RegExp(`^${exact.replaceAll(/[.,…]/g, '')}`));
      } else if (exact !== undefined) {
        expect(parts(exact) * divisor, step).toBe(dividend * CENT);
      }
    }
  });

  test('the engine goes by the same steps, in the same order', () => {
    const addOns = [{ id: 'breakdown', title: '', level: 'europe', netCents: 4000 }];
    const levies = leviesOn(LEVIES, example.receivedOn);
    const premium = explain(compileBook(book), levies, example.inputs, { addOns });
    const [stamp, fund] = [cents('Stamp duty'), cents('Insurance Compensation Fund')];
    expect(premium.steps.map(({ id, after }) => [id, after])).toEqual([
      ['base', cents('Base')],
      ['driver-age', cents("Driver's age")],
      ['claims', cents('Claims, 2')],
      ['claims-load', cents('Claims, flat')],
      ['licence', cents('Licence')],
      ['history', cents('Limit')],
      ['named-drivers', cents('Named drivers')],
      ['period', cents('Period')],
      ['breakdown', cents('Period') + 4000],
      ['breakdown-vehicle-age', cents('Net premium')],
    ]);
    expect(premium).toMatchObject({
      levyCents: [stamp, fund, 100],
      netCents: cents('Net premium'),
      grossCents: cents('Gross premium'),
      feesCents: [cents('Broker fee')],
      premiumCents: cents('Premium'),
    });
    const [plan] = book.instalmentPlans ?? [];
    expect(plan && instalments(plan, cents('Premium'))).toMatchObject({
      depositCents: cents('Deposit'),
      instalmentCents: cents('Each of nine'),
    });
  });

  test('the multiplier of a line is rounded half up to four places', () => {
    const [age] = compileBook(book).factors.Comprehensive;
    const lines = [...GUIDE.matchAll(/([\d.]+) − ([\d.]+) × (\d+) \/ (\d+) = ([\d.]+)/g)];
    expect(lines).toHaveLength(2);
    for (const [, from = '', by = '', steps = '', span = '', exact = ''] of lines) {
      const tenThousandths = halfUp(
        parts(from) * BigInt(span) - parts(by) * BigInt(steps),
        BigInt(span) * (UNIT / 10_000n),
      );
      const driverAge = (from === '2' ? 17 : 25) + Number(steps);
      const multiplier = age?.relativity({ cover: 'Comprehensive', driverAge });
      expect(multiplier).toBe(Number(tenThousandths));
      expect(GUIDE).toMatch(
        new RegExp(`= ${exact}…?, which counts as ${(multiplier ?? 0) / 10_000}[;.]`),
      );
    }
  });
});

test('the same spelling is what the guide says', () => {
  const [, , licence] = compileBook(book).factors.Comprehensive;
  const rows = [
    ...section('4. How a premium is calculated').matchAll(
      /^\| (`.+`) \| (Learner permit|none: .+) \|$/gm,
    ),
  ];
  expect(rows).toHaveLength(3);
  for (const [, answers = '', row = ''] of rows) {
    for (const licenceType of answers.slice(1, -1).split('`, `')) {
      const reading = licence?.read({ cover: 'Comprehensive', licenceType });
      const unknown = { row: 'Full', unknown: licenceType };
      expect(reading).toMatchObject(row.startsWith('none') ? unknown : { row, assumed: false });
    }
  }
});

describe('a workbook', () => {
  const WORKBOOK = section('6. As a workbook');
  const sheets = toSheets(book, contentHash(book));

  test('is checked as the guide shows', () => {
    const faulty = sheets.map((sheet) => {
      if (sheet.name !== 'Claims of five years') return sheet;
      const [, , third = []] = sheet.rows;
      return { ...sheet, rows: sheet.rows.with(2, third.with(1, textCell('1,3'))) };
    });
    const [, output] = /```txt\n([\s\S]+?)```/.exec(WORKBOOK) ?? [];
    expect(printed(writeWorkbook(faulty), 'book.xlsx')).toBe(output);
  });

  test('has the sheets and the limits that the guide names', () => {
    const text = WORKBOOK.replaceAll(/\s+/g, ' ');
    const factors = new Set(book.factors.map(({ title }) => title));
    for (const { name } of sheets) {
      if (!factors.has(name)) expect(text).toContain(`\`${name}\``);
    }
    const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
    const { fileBytes, expandedBytes, rows, columns } = LIMITS;
    expect(text).toContain(
      `at most ${mebibytes(fileBytes)} (${mebibytes(expandedBytes)} expanded), ${LIMITS.sheets} sheets, and ${rows.toLocaleString('en')} rows and ${columns} columns`,
    );
  });
});
