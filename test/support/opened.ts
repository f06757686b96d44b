import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** @throws where a test has not opened it yet */
function present<T>(opened: T | undefined): T {
  if (opened === undefined) throw new Error('This is open only while a test runs');
  return opened;
}

/** Stands for what is open at the time. */
function standIn<T extends object>(current: () => T | undefined): T {
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(present(current()), name),
    set: (_, name, value) => Reflect.set(present(current()), name, value),
    has: (_, name) => Reflect.has(present(current()), name),
    ownKeys: () => Reflect.ownKeys(present(current())),
    getOwnPropertyDescriptor: (_, name) => {
      const described = Reflect.getOwnPropertyDescriptor(present(current()), name);
      return described && { ...described, configurable: true };
    },
  });
}

type Opened = { readonly close: () => unknown };

/**
 * Opens something before the tests of a file, or of a block, and closes it after them.
 * @returns it, to be used as if it were open: by tests, and by hooks that come later
 */
export function openedForAll<T extends Opened>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return standIn(() => opened);
}

/** As {@link openedForAll}, for each test. */
export function openedForEach<T extends Opened>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.close());
  return standIn(() => opened);
}
