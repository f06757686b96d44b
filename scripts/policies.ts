import { readFileSync, writeFileSync } from 'node:fs';
import { adml, admx } from './policies/admx.ts';
import { guideTable, policySchema } from './policies/policy-table.ts';

const resource = (name: string) => new URL(`../resources/policies/${name}`, import.meta.url);
const GUIDE = new URL('../docs/administration.md', import.meta.url);
const TABLE = /(<!-- policies -->\n)[\s\S]*?(\n<!-- \/policies -->)/;

/** What follows from the policies: each file with its text. `node scripts/policies.ts` writes them. */
export function policyFiles(): readonly { readonly file: URL; readonly text: string }[] {
  const guide = readFileSync(GUIDE, 'utf8');
  return [
    { file: resource('quotedesk.admx'), text: admx() },
    { file: resource('en-US/quotedesk.adml'), text: adml() },
    { file: resource('policies.schema.json'), text: policySchema() },
    { file: GUIDE, text: guide.replace(TABLE, (_, from, to) => `${from}${guideTable()}${to}`) },
  ];
}

if (import.meta.main) for (const { file, text } of policyFiles()) writeFileSync(file, text);
