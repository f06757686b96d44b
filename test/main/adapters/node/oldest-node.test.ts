import { expect, test } from 'vitest';
import { nodeProblem } from '../../../../src/main/adapters/node/oldest-node.ts';

test('an older Node.js is named, a newer one runs', () => {
  expect(nodeProblem('20.20.2')).toBe('Quotedesk needs Node.js 22 or later; this is 20.20.2');
  expect(nodeProblem('22.0.0')).toBeUndefined();
  expect(nodeProblem('100.1.0')).toBeUndefined();
});
