/**
 * A signal that is aborted when somebody asks the program to end: it still says what it has done. Asked
 * once more, it ends at once.
 */
export function endOnRequest(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      console.error('Ends with what is done …');
      asked.abort();
    });
  }
  return asked.signal;
}
