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
