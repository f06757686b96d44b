import { globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const { forbidden, options } = config;

/** What dependency-cruiser finds in src under some rules. */
async function cruised(rules: IForbiddenRuleType[]): Promise<ICruiseResult> {
  const { output } = await cruise(['src'], {
    ...options,
    validate: true,
    ruleSet: { forbidden: rules },
  } as Parameters<typeof cruise>[1]);
  if (typeof output === 'string') throw new Error('expected a result, not a report');
  return output;
}

const said = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

test('every import goes down the house', async () => {
  const result = await cruised(forbidden);
  expect(said(result)).toEqual([]);

  // A checker that read nothing would find nothing: hold what it read against the folder.
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const read = new Set(result.modules.map(({ source }) => source));
  expect(files.filter((file) => !read.has(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
  const edges = result.modules.flatMap(({ dependencies }) => dependencies);
  expect(edges.length).toBeGreaterThan(files.length);
});

test('an import that goes up is found', async () => {
  const upside = {
    name: 'upside-down',
    severity: 'error',
    from: { path: '^src/main/rating/' },
    to: { path: '^src/shared/' },
  } as IForbiddenRuleType;
  expect(said(await cruised([upside])).length).toBeGreaterThan(0);
});
