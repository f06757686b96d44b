/** @module-tag thorough */
import { expect, test } from 'vitest';
import { secretsBy, slowHash } from '../../../../src/main/adapters/node/secrets.ts';
import { hashInThread } from '../../../../src/main/app/services/hash-in-thread.ts';

const here = slowHash();
const inThread = slowHash(hashInThread);
const salt = Buffer.from('0123456789abcdef');
const cost = { ln: 14, r: 8, p: 5 };
const typed = ['8351', '8352', 'ciarán', '', '€'.repeat(100)];

test('a hash is the same in a thread of its own, also of several at once', async () => {
  const hashes = ({ hash }: typeof here) =>
    Promise.all(typed.map((secret) => hash({ secret, salt, cost })));
  const made = await hashes(inThread);
  expect(made).toEqual(await hashes(here));
  expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(typed.length);
});

test('what one calculated, the other knows', async () => {
  const [one, other] = [secretsBy(here), secretsBy(inThread)];
  const hash = await other.hash('8351');
  expect(await one.matches('8351', hash)).toBe(true);
  expect(await other.matches('8351', await one.hash('8351'))).toBe(true);
  expect(await other.matches('8352', hash)).toBe(false);
  expect(await other.matches('8351', undefined)).toBe(false);
});
