import { bookReaders } from '../worker/book-readers.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers that only read rate books, in a thread. A command reads where it is: no one waits for it meanwhile. */
export function readBooks({ services, workers, options }: HandlerParts) {
  if (options.host === 'command') return bookReaders(services);
  return {
    checkRateBookFile: workers.operation('checkRateBookFile'),
    checkRateBook: workers.operation('checkRateBook'),
    exportRateBook: workers.operation('exportRateBook'),
    tryRateBook: workers.operation('tryRateBook'),
    diffRateBooks: workers.operation('diffRateBooks'),
  };
}
