import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpOperations } from '../src/shared/contract/contract.ts';
import { isPermission } from '../src/shared/domain/permission.ts';
import { ROOT } from './build-fresh.ts';
import { writeBruno } from './collections/bruno.ts';
import { writePostman } from './collections/postman.ts';

export const API_GUIDE = join(ROOT, 'docs/api.md');

const TABLE = /(<!-- endpoints -->\n)[\s\S]*?(<!-- \/endpoints -->)/;

function endpoints(): string {
  const rows = httpOperations.map(({ http: { method, path }, requires, summary }) => {
    const place = `\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``;
    return `| ${place} | ${isPermission(requires) ? `\`${requires}\`` : ''} | ${summary} |`;
  });
  return ['| Endpoint | Permission | |', '|---|---|---|', ...rows].join('\n');
}

/** The guide of the API with its table of endpoints as the contract has them. */
export const apiGuide = () =>
  readFileSync(API_GUIDE, 'utf8').replace(
    TABLE,
    (_, from: string, to: string) => `${from}${endpoints()}\n${to}`,
  );

if (import.meta.main) {
  writeBruno();
  writePostman();
  writeFileSync(API_GUIDE, apiGuide());
}
