import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { THOROUGH } from '../../scripts/test/tags.ts';
import { NONE, playwrightTally, total, vitestTally } from '../../scripts/test/tally.ts';
import { temporaryFolder } from '../support/host/prepared-folders.ts';

const folder = temporaryFolder();

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const VITEST = { numPassedTests: 7, numPendingTests: 1 };
const inFile = (rest: object) => ({
  name: join(process.cwd(), 'test/some.test.ts'),
  status: 'failed',
  message: '',
  assertionResults: [],
  ...rest,
});

const config = { rootDir: process.cwd() };
const STATS = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };
const spec = (title: string, status: string, messages: readonly string[]) => ({
  title,
  file: 'test/some.spec.ts',
  line: 9,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('a run of Vitest names each test that failed, with what was said', () => {
  const failed = {
    fullName: "some adds up (it's 2)",
    status: 'failed',
    failureMessages: ['1\n\n  at 2'],
  };
  const passed = { fullName: 'some holds', status: 'passed', failureMessages: [] };
  const file = report({
    ...VITEST,
    testResults: [inFile({ assertionResults: [passed, failed] })],
  });
  expect(vitestTally(file, 1)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
    problems: [
      `FAILED: test/some.test.ts: some adds up (it's 2)
    1
      at 2
    npm test -- test/some.test.ts -t 'some adds up \\(it'\\''s 2\\)'`,
    ],
  });
});

test('a test that another run has is not skipped', () => {
  const assertionResults = [
    { fullName: 'long', status: 'skipped', tags: [THOROUGH] },
    { fullName: 'not here', status: 'skipped', tags: [] },
  ];
  const testResults = [inFile({ status: 'passed', assertionResults })];
  const file = report({ ...VITEST, numPendingTests: 2, testResults });
  expect(vitestTally(file, 0)).toMatchObject({ skipped: 1, failed: 0 });
});

test('a file that could not be loaded failed, too', () => {
  const file = report({ ...VITEST, testResults: [inFile({ message: 'No such module' })] });
  expect(vitestTally(file, 1)).toMatchObject({
    failed: 1,
    problems: ['FAILED: test/some.test.ts\n    No such module\n    npm test -- test/some.test.ts'],
  });
});

test.each([vitestTally, playwrightTally])('%o: no report is a failure', (tally) => {
  const { failed, problems } = tally(join(folder, 'none.json'), 3);
  expect(failed).toBe(1);
  expect(problems).toEqual([expect.stringMatching(/^FAILED: \w+ ended with exit code 3$/)]);
});

test('an exit code above 0 is a failure, although no test failed', () => {
  expect(vitestTally(report({ ...VITEST, testResults: [] }), 1)).toMatchObject({
    passed: 7,
    failed: 1,
  });
  const errors = [{ message: 'No tests found' }];
  expect(playwrightTally(report({ config, suites: [], stats: STATS, errors }), 1)).toMatchObject({
    passed: 5,
    failed: 1,
    problems: ['FAILED: playwright ended with exit code 1\n    No tests found'],
  });
});

test('a run of Playwright names what failed and what passed at a second try only', () => {
  const deep = [spec('fails', 'unexpected', ['no', 'no again']), spec('holds', 'expected', [])];
  const suites = [
    { specs: [spec('wavers', 'flaky', ['once'])], suites: [{ specs: deep }] },
    { specs: [] },
  ];
  const stats = { ...STATS, unexpected: 1, flaky: 1 };
  expect(playwrightTally(report({ config, suites, stats, errors: [] }), 1)).toEqual({
    passed: 6,
    failed: 1,
    skipped: 2,
    problems: [
      'FLAKY: test/some.spec.ts:9: wavers\n    once\n    npm test -- test/some.spec.ts:9',
      'FAILED: test/some.spec.ts:9: fails\n    no\n    no again\n    npm test -- test/some.spec.ts:9',
    ],
  });
});

test('of a long message, the beginning is said, without its colours', () => {
  const message = `\u001b[31m${Array.from({ length: 50 }, (_, i) => `line ${i}`).join('\n')}`;
  const stats = { ...STATS, unexpected: 1 };
  const suites = [{ specs: [spec('fails', 'unexpected', [message])] }];
  const [text = ''] = playwrightTally(report({ config, suites, stats, errors: [] }), 1).problems;
  expect(text.split('\n')).toHaveLength(14);
  expect(text).toContain('\n    line 0\n');
});

test('tallies add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, problems: ['a'] };
  expect(total([one, NONE, one])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 6,
    problems: ['a', 'a'],
  });
});
