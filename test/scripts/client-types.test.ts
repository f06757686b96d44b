import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientTypes, TYPES } from '../../scripts/sdk.ts';

test('the types of the client are those of the contract: if not, npm run sdk', async () => {
  expect(readFileSync(TYPES, 'utf8')).toBe(await clientTypes());
});
