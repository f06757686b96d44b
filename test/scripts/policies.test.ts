import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { adml, admx } from '../../scripts/policies/admx.ts';
import { guideTable, policySchema } from '../../scripts/policies/policy-table.ts';
import { policyFiles } from '../../scripts/policies.ts';
import { POLICY_NAMES } from '../../src/shared/schemas/desk/policies.ts';

test('what follows from the policies is what node scripts/policies.ts writes', () => {
  for (const { file, text } of policyFiles())
    expect(readFileSync(file, 'utf8'), file.pathname).toBe(text);
  expect(policyFiles().at(-1)?.text).toContain(guideTable());
});

/** What an XPath of the template finds, as texts. */
function found(text: string, path: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    const namespaces = {
      p: 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions',
    };
    return document.find(path, namespaces).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

test('the template for Windows has every policy, and words for all that it names', () => {
  expect(found(admx(), '//p:policy/@name')).toEqual(POLICY_NAMES);
  const named = [...admx().matchAll(/\$\((string|presentation)\.(\w+)\)/g)];
  expect(named.length).toBeGreaterThan(POLICY_NAMES.length * 2);
  for (const [, kind, id] of named)
    expect(found(adml(), `//p:${kind}[@id="${id}"]`), `${kind} ${id}`).toHaveLength(1);
  // What a person fills in belongs to a value, and each value to something that fills it in.
  const values = '//p:elements/p:text/@id | //p:elements/p:decimal/@id | //p:elements/p:enum/@id';
  expect(found(adml(), '//p:presentation/*/@refId')).toEqual(found(admx(), values));
  const keys = new Set(found(admx(), '//p:policy/@key'));
  expect([...keys]).toEqual(['SOFTWARE\\Policies\\Quotedesk']);
});

test('the JSON Schema refuses what the application refuses', () => {
  const check = new Ajv2020({ strict: false }).compile(JSON.parse(policySchema()));
  expect(check({ updates: false, apiPort: 9000, updateFeed: '/srv/releases' })).toBe(true);
  expect(check({ apiPort: 70_000 })).toBe(false);
  expect(check({ updateFeed: 'http://example.com' })).toBe(false);
  expect(check({ updateChannel: 'nightly' })).toBe(false);
});
