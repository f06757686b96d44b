import { describe, expect, test } from 'vitest';
import {
  newClientId,
  newDeclinedId,
  newQuoteId,
  secrets,
  secretsBy,
  slowHash,
} from '../../../../src/main/adapters/node/secrets.ts';

const many = (make: () => string) => Array.from({ length: 500 }, make);

test('secrets and ids are random and have one form', () => {
  for (const [make, form] of [
    [secrets.random, /^[A-Za-z0-9_-]{43}$/],
    [newQuoteId, /^Q-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/],
    [newDeclinedId, /^D-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/],
    [newClientId, /^qd-[2-9a-hjkmnp-z]{12}$/],
  ] as const) {
    const made = many(make);
    expect(new Set(made).size).toBe(made.length);
    for (const one of made) expect(one).toMatch(form);
  }
});

describe('a secret', () => {
  test('matches its hash, and no other does', async () => {
    const hash = await secrets.hash('a secret');
    expect(await secrets.matches('a secret', hash)).toBe(true);
    for (const other of ['', 'A secret', 'a secret ', hash]) {
      expect(await secrets.matches(other, hash)).toBe(false);
    }
  });

  test('has a different hash each time, because it is salted', async () => {
    const [one, two] = await Promise.all([secrets.hash('same'), secrets.hash('same')]);
    expect(one).not.toBe(two);
    expect(await secrets.matches('same', one)).toBe(true);
    expect(await secrets.matches('same', two)).toBe(true);
  });

  test('of an unknown client matches nothing', { tags: ['thorough'] }, async () => {
    for (const hash of [undefined, '', 'scrypt', 'scrypt$']) {
      expect(await secrets.matches('', hash)).toBe(false);
      expect(await secrets.matches('x', hash)).toBe(false);
    }
  });

  test('says what its hash cost, and is checked by that', { tags: ['thorough'] }, async () => {
    const quick = secretsBy(slowHash(), { ln: 4, r: 8, p: 1 });
    const [slow, fast] = [await secrets.hash('a secret'), await quick.hash('a secret')];
    expect(slow).toMatch(/^scrypt\$ln=14,r=8,p=5\$/);
    expect(fast).toMatch(/^scrypt\$ln=4,r=8,p=1\$/);
    for (const { matches } of [secrets, quick]) {
      expect(await matches('a secret', slow)).toBe(true);
      expect(await matches('a secret', fast)).toBe(true);
      expect(await matches('a secret', slow.replace('p=5', 'p=4'))).toBe(false);
    }
  });

  test('is compared, also when many are at once', async () => {
    const hash = await secrets.hash('right');
    const tries = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? 'right' : 'wrong'));
    const answers = await Promise.all(tries.map((secret) => secrets.matches(secret, hash)));
    expect(answers).toEqual(tries.map((secret) => secret === 'right'));
  });
});

describe('a fast digest', () => {
  test('knows a random secret, and no other', async () => {
    const secret = secrets.random();
    const hash = await secrets.hash(secret);
    expect(secrets.knows(secret, hash)).toBe(true);
    expect(await secrets.matches(secret, hash)).toBe(true);
    for (const other of ['', `${secret} `, secrets.random(), hash]) {
      expect(secrets.knows(other, hash)).toBe(false);
    }
  });

  test('is not stored of a secret that somebody chose', async () => {
    const hash = await secrets.hash('chosen by somebody');
    expect(secrets.knows('chosen by somebody', hash)).toBe(false);
    expect(hash.split('$')).toHaveLength(4);
  });
});

test('the queue of slow hashes is short, and empties', async () => {
  expect(secrets.isBusy()).toBe(false);
  const hashing: Promise<string>[] = [];
  while (!secrets.isBusy() && hashing.length < 100) hashing.push(secrets.hash('one'));
  expect(hashing.length).toBeLessThan(20);
  await Promise.all(hashing);
  expect(secrets.isBusy()).toBe(false);
});

test('a token’s digest is SHA-256 (FIPS 180-4, "abc")', () => {
  expect(secrets.digest('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
