import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLevies } from '../../../../src/main/adapters/node/resources.ts';
import { checkRateBookFile } from '../../../../src/main/app/rate-book-file/read-file.ts';
import { reportLines, reportOf } from '../../../../src/main/hosts/cli/ratebook/report.ts';

const GUIDE = readFileSync('docs/rate-books.md', 'utf8');

/** The properties that a step adds, and what the guide says that the checks print then. */
const steps = [
  ...GUIDE.matchAll(/```json\n([^`]+)```[^`]*(?:`[^`]+`[^`]*)*?```text\n([^`]+)```/g),
].map(([, properties = '', printed = '']) => ({ properties: JSON.parse(properties), printed }));

test('each step of the guide to rate books gives what the guide says', () => {
  const levies = readLevies('resources');
  // Every block of the guide is in a step: none goes untested.
  expect(steps).toHaveLength(6);
  expect(GUIDE.match(/```(json|text)\n/g)).toHaveLength(2 * steps.length);
  let book = {};
  const reports = steps.map(({ properties, printed }) => {
    book = { ...book, ...properties };
    const checked = checkRateBookFile(Buffer.from(JSON.stringify(book)), 'book.json', levies);
    if ('problem' in checked) throw new Error(checked.problem.code);
    const report = reportOf(checked);
    expect(`${reportLines(report).join('\n')}\n`).toBe(printed);
    return report;
  });
  expect(reports.map(({ faults, warnings }) => [faults, warnings])).toEqual([
    [1, 0],
    [0, 0],
    [2, 2],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
});
