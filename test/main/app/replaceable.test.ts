import { expect, test } from 'vitest';
import { replaceable } from '../../../src/main/app/replaceable.ts';

/** Something open under a name, which notes when it is closed. */
function opened(name: string, closed: string[]) {
  return {
    name,
    close: async () => {
      closed.push(name);
    },
  };
}

/** What work waits for until the test ends it. */
function gate() {
  let end = () => {};
  const goOn = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { goOn, end: () => end() };
}

const unexpected = (error: unknown) => {
  throw error;
};

test('what is replaced stays open for the work that uses it, and new work meets the next one', async () => {
  const closed: string[] = [];
  const current = replaceable(opened('first', closed), unexpected);
  const { goOn, end } = gate();
  const before = current.use(async ({ name }) => {
    await goOn;
    return [name, [...closed]];
  });
  const failing = current.use(async () => {
    await goOn;
    throw new Error('of the work');
  });
  current.replace(opened('second', closed));
  expect(await current.use(async ({ name }) => name)).toBe('second');
  expect(closed).toEqual([]);
  end();
  expect(await before).toEqual(['first', []]);
  await expect(failing).rejects.toThrow('of the work');
  await expect.poll(() => closed).toEqual(['first']);
  await current.close();
  expect(closed).toEqual(['first', 'second']);
});

test('the end waits for no work, and closes each once', async () => {
  const closed: string[] = [];
  const current = replaceable(opened('first', closed), unexpected);
  const { goOn, end } = gate();
  const long = current.use(() => goOn);
  current.replace(opened('second', closed));
  await current.close();
  expect(closed.toSorted()).toEqual(['first', 'second']);
  end();
  await long;
  await current.close();
  expect(closed).toHaveLength(2);
});

test('a failure to close what was replaced is reported', async () => {
  const errors: unknown[] = [];
  const failure = new Error('not closed');
  const first = { close: () => Promise.reject(failure) };
  const current = replaceable<{ close: () => Promise<void> }>(first, (error) => errors.push(error));
  current.replace(opened('second', []));
  await expect.poll(() => errors).toEqual([failure]);
});
