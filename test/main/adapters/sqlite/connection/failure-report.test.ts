import { expect, test } from 'vitest';
import { failureReport } from '../../../../../src/main/adapters/sqlite/connection/failure-report.ts';

test('a failure is reported when it begins, and again only after a success', () => {
  const reported: unknown[] = [];
  const report = failureReport((...given) => reported.push(given), 'checkpoint');
  for (const error of ['one', 'two']) report.failed(error);
  report.succeeded();
  for (const error of ['three', 'four']) report.failed(error);
  expect(reported).toEqual([
    ['one', 'checkpoint'],
    ['three', 'checkpoint'],
  ]);
});
