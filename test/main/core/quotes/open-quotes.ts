import { rmSync } from 'node:fs';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import {
  newDeclinedId,
  newPolicyId,
  newQuoteId,
} from '../../../../src/main/adapters/node/secrets.ts';
import { openDatabase } from '../../../../src/main/adapters/sqlite/open.ts';
import { declinedStore } from '../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { quoteStore } from '../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { rateBookStore } from '../../../../src/main/adapters/sqlite/rate-books/table-lifecycle-store.ts';
import { BROKER, type Context } from '../../../../src/main/core/dispatcher.ts';
import { submitQuote } from '../../../../src/main/core/quotes/submit/submit.ts';
import type { Result } from '../../../../src/shared/result/result.ts';
import { NO_FIRM } from '../../../../src/shared/schemas/desk/firm.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';
import { SELLING } from '../../../support/quotes/ready-for-cover.ts';
import { throwFault } from '../../../support/stores/database.ts';
import { libraryWith } from './demonstration-library.ts';

/** The moment of every call: the sample is usual then. */
export const CONTEXT: Context = { caller: BROKER, now: Date.UTC(2026, 10, 21, 9, 30) };

/** The same moment, of an API client, who needs no checklist. */
export const AT_A_CLIENT: Context = {
  ...CONTEXT,
  caller: {
    kind: 'client',
    id: 'qd-one',
    ownQuotesOnly: false,
    permissions: new Set(['quote:accept', 'quote:override'] as const),
  },
};

/** The value of a result that is no fault. */
export function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const FIRM = { ...NO_FIRM, name: 'Byrne Insurances Ltd', selling: SELLING };

/** Quotes in a real database, for what an application as a whole cannot come to. */
export async function openQuotes() {
  const folder = temporaryFolder();
  const since = '2026-11-20T09:00:00Z';
  const database = await openDatabase({ folder, host: 'headless', since, onFault: throwFault });
  const library = libraryWith();
  const ready = library.inForce('2026-12-01');
  if (!ready) throw new Error('No rate book is in force');
  await rateBookStore(database).add({ hash: ready.hash, content: ready.book, activatedAt: 0 });
  const parts = {
    library,
    declined: declinedStore(database),
    pause: async () => undefined,
    quotes: quoteStore(database, contentHash),
    newQuoteId,
    newDeclinedId,
    notes: { ofQuotes: async () => [], contactsOf: async () => new Map() },
    newPolicyId,
    firm: { own: async () => FIRM, selling: async () => FIRM.selling },
    specimen: false,
  };
  const submit = submitQuote(parts);
  return {
    parts,
    /** Submits the sample for a car of its own, and gives the id of its quote. */
    submitted: async (sample: typeof SAMPLE_DOCUMENT = SAMPLE_DOCUMENT) => {
      const document = ofItsOwnCar(sample);
      return valueIn(await submit({ document, source: 'json' }, CONTEXT)).quoteId;
    },
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
