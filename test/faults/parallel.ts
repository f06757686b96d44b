/**
 * Does the same with each item, so many at a time: who is done takes the next. An iterable may make
 * its items when they are asked for. After a failure no further one begins.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  jobs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const take = async () => {
    for (let item = rest.next(); !item.done && !failed; item = rest.next()) {
      await work(item.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: jobs }, take));
}
