/** For a database in whose background nothing may fail: ends the test run with the failure. */
export function throwFault(error: unknown): never {
  throw error;
}
