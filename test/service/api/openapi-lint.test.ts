/** @module-tag thorough */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { beforeAll, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';

let source: string;

const host = openedForAll(() => startHost());
beforeAll(async () => {
  source = (await host.send('/openapi.json', { token: null })).text;
});

test('Redocly finds no error and no warning in the description, by its recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const lint = (text: string) =>
    lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  expect(await lint(source)).toEqual([]);
  // The rules are there.
  const worse = await lint(source.replace('"license"', '"licence"'));
  expect(worse.map(({ ruleId }) => ruleId)).toContain('info-license');
});

test('Spectral finds nothing in the description, by its rules for OpenAPI', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [oas] }));
  expect(await spectral.run(source)).toEqual([]);
  const worse = await spectral.run(source.replace('"contact"', '"kontakt"'));
  expect(worse.map(({ code }) => code)).toContain('info-contact');
});
