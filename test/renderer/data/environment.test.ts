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
  return import('../../../src/renderer/data/environment.ts');
}

it('begins live, and stays in training across a reload', async () => {
  const window = new Map<string, string>();
  const before = await loaded(window);
  expect(before.getEnvironment()).toBe('live');
  before.setEnvironment('training');
  expect(before.getEnvironment()).toBe('training');
  const after = await loaded(window);
  expect(after.getEnvironment()).toBe('training');
  after.setEnvironment('live');
  expect((await loaded(window)).getEnvironment()).toBe('live');
});

it('takes no environment from outside that is none', async () => {
  const window = new Map<string, string>();
  (await loaded(window)).setEnvironment('training');
  for (const key of window.keys()) window.set(key, 'elsewhere');
  expect((await loaded(window)).getEnvironment()).toBe('live');
});

it('works where the window keeps nothing', async () => {
  const { getEnvironment, setEnvironment } = await loaded('refused');
  expect(getEnvironment()).toBe('live');
  setEnvironment('training');
  expect(getEnvironment()).toBe('training');
});

it('goes with the address into whatever is opened from it, and out of it with the training', async () => {
  const address = { href: 'http://127.0.0.1/?first-start', search: '?first-start' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, { href, search }: URL) =>
      Object.assign(address, { href, search }),
  });
  (await loaded(new Map())).setEnvironment('training');
  expect(address.search).toBe('?first-start=&realm=training');
  const other = await loaded(new Map());
  expect(other.getEnvironment()).toBe('training');
  other.setEnvironment('live');
  expect(address.search).toBe('?first-start=');
  expect((await loaded(new Map())).getEnvironment()).toBe('live');
});
