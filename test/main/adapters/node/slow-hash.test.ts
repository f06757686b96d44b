import { expect, test } from 'vitest';
import { hashInThread, slowHash } from '../../../../src/main/adapters/node/slow-hash.ts';

test('a hash is the same in a thread of its own, also of several at once', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const secrets = ['8351', '8352', 'ciarán'];
  const here = await Promise.all(secrets.map((secret) => slowHash(secret, salt)));
  const inThread = await Promise.all(secrets.map((secret) => hashInThread({ secret, salt })));
  expect(inThread).toEqual(here);
  expect(new Set(here.map((key) => key.toString('hex'))).size).toBe(3);
});
