import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { THOROUGH } from './tags.ts';

/** As a shell takes it, whole. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that runs one test alone, or a file. @param name of the test, which is taken for a pattern */
const alone = (file: string, name?: string) => {
  const pattern = name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `    npm test -- ${file}${pattern === undefined ? '' : ` -t ${quoted(pattern)}`}`;
};

/** How a run of tests ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, or passed at a second try only: its file and name, what was said, and what runs it alone. */
  readonly problems: readonly string[];
}

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0, problems: [] };

/** So much is said again at the end; the whole stands where the test ran. */
const LINES = 12;

function problem(
  name: string,
  messages: readonly (string | null | undefined)[] = [],
  {
    how = 'FAILED',
    command,
  }: { readonly how?: 'FAILED' | 'FLAKY'; readonly command?: string } = {},
): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES);
  return [
    `${how}: ${name}`,
    ...said.map((line) => `    ${line}`),
    ...(command === undefined ? [] : [command]),
  ].join('\n');
}

/** A run that failed without a failed test to name, or that left no report, failed all the same. */
const failedWithout = (
  run: string,
  code: number,
  tally = NONE,
  messages?: readonly (string | undefined)[],
): Tally => ({
  ...tally,
  failed: 1,
  problems: [...tally.problems, problem(`${run} ended with exit code ${code}`, messages)],
});

/**
 * Reads what Vitest's reporter `json` wrote.
 * @param code The exit code of the run
 */
export function vitestTally(file: string, code: number): Tally {
  if (!existsSync(file)) return failedWithout('vitest', code);
  const report: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
  const problems = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const path = relative('.', name);
    // A file that can't be loaded has no tests.
    if (failed.length === 0) {
      return status === 'failed' ? [problem(path, [message], { command: alone(path) })] : [];
    }
    return failed.map(({ fullName, failureMessages }) =>
      problem(`${path}: ${fullName}`, failureMessages ?? [], { command: alone(path, fullName) }),
    );
  });
  // What was left to another run was not skipped by this one.
  const left = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status === 'skipped' && tags?.includes(THOROUGH));
  const tally = {
    passed: report.numPassedTests,
    failed: problems.length,
    skipped: report.numPendingTests - left.length,
    problems,
  };
  return tally.failed === 0 && code !== 0 ? failedWithout('vitest', code, tally) : tally;
}

const specs = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specs),
];

/**
 * Reads what Playwright's reporter `json` wrote.
 * @param code The exit code of the run
 */
export function playwrightTally(file: string, code: number): Tally {
  if (!existsSync(file)) return failedWithout('playwright', code);
  const { config, suites, stats, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const problems = suites.flatMap(specs).flatMap((spec) =>
    spec.tests.flatMap(({ status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      const how = status === 'flaky' ? 'FLAKY' : 'FAILED';
      const place = `${relative('.', join(config.rootDir, spec.file))}:${spec.line}`;
      return [problem(`${place}: ${spec.title}`, messages, { how, command: alone(place) })];
    }),
  );
  const { expected, unexpected, flaky, skipped } = stats;
  const tally = { passed: expected + flaky, failed: unexpected, skipped, problems };
  if (unexpected > 0 || code === 0) return tally;
  return failedWithout(
    'playwright',
    code,
    tally,
    errors.map(({ message }) => message),
  );
}

/** Adds tallies up. */
export function total(tallies: readonly Tally[]): Tally {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((all, tally) => all + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    problems: tallies.flatMap(({ problems }) => problems),
  };
}
