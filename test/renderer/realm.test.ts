import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a page loads it, on what the window keeps. */
async function loaded(kept: Map<string, string> | 'refused') {
  vi.resetModules();
  vi.stubGlobal(
    'sessionStorage',
    kept === 'refused'
      ? undefined
      : {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
        },
  );
  return import('../../src/renderer/realm.ts');
}

it('begins live, and stays in training across a reload', async () => {
  const window = new Map<string, string>();
  const before = await loaded(window);
  expect(before.getRealm()).toBe('live');
  before.setRealm('training');
  expect(before.getRealm()).toBe('training');
  const after = await loaded(window);
  expect(after.getRealm()).toBe('training');
  after.setRealm('live');
  expect((await loaded(window)).getRealm()).toBe('live');
});

it('takes no realm from outside that is none', async () => {
  const window = new Map<string, string>();
  (await loaded(window)).setRealm('training');
  for (const key of window.keys()) window.set(key, 'elsewhere');
  expect((await loaded(window)).getRealm()).toBe('live');
});

it('works where the window keeps nothing', async () => {
  const { getRealm, setRealm } = await loaded('refused');
  expect(getRealm()).toBe('live');
  setRealm('training');
  expect(getRealm()).toBe('training');
});

it('goes with the address into whatever is opened from it, and out of it with the training', async () => {
  const address = { href: 'http://127.0.0.1/?first-start', search: '?first-start' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, { href, search }: URL) =>
      Object.assign(address, { href, search }),
  });
  (await loaded(new Map())).setRealm('training');
  expect(address.search).toBe('?first-start=&realm=training');
  const other = await loaded(new Map());
  expect(other.getRealm()).toBe('training');
  other.setRealm('live');
  expect(address.search).toBe('?first-start=');
  expect((await loaded(new Map())).getRealm()).toBe('live');
});
