import type { Migration } from 'kysely/migration';
import * as firstTables from './0001-first-tables.ts';
import * as documents from './0002-documents.ts';
import * as idempotency from './0003-idempotency.ts';
import * as declinedRisks from './0004-declined-risks.ts';
import * as quoteRegister from './0005-quote-register.ts';
import * as apiUsage from './0006-api-usage.ts';
import * as drafts from './0007-drafts.ts';
import * as documentCodes from './0008-document-codes.ts';
import * as basedOn from './0009-based-on.ts';
import * as historyIndexes from './0010-history-indexes.ts';
import * as wordsOfQuotes from './0011-words-of-quotes.ts';
import * as ordersByNumber from './0012-orders-by-number.ts';
import * as linesBySubmission from './0013-lines-by-submission.ts';
import * as quotesOfDrafts from './0014-quotes-of-drafts.ts';
import * as clientsAndRefusals from './0015-clients-and-refusals.ts';
import * as rowHashes from './0016-row-hashes.ts';
import * as marksInNames from './0017-marks-in-names.ts';
import * as firmPapers from './0018-firm-papers.ts';
import * as quotesByMark from './0019-quotes-by-mark.ts';
import * as referrals from './0020-referrals.ts';
import * as moreWaysToFind from './0021-more-ways-to-find.ts';
import * as outcomes from './0022-outcomes.ts';
import * as lifeOfRateBooks from './0023-life-of-rate-books.ts';
import * as linesByBook from './0024-lines-by-book.ts';
import * as lifeOfLevyTables from './0025-life-of-levy-tables.ts';
import * as challengerPrices from './0026-challenger-prices.ts';
import * as outcomesByBook from './0027-outcomes-by-book.ts';
import * as importedDatasets from './0028-imported-datasets.ts';
import * as users from './0029-users.ts';
import * as erasedRecords from './0030-erased-records.ts';
import * as importedCustomers from './0031-imported-customers.ts';
import * as customersWithoutPrefixes from './0032-customers-without-prefixes.ts';
import * as plainWords from './0033-plain-words.ts';
import * as noChallengers from './0034-no-challengers.ts';

/**
 * Every migration by its numbered name, in order; each runs once, in a transaction. Existing
 * databases have recorded these names: they stay, also where a file has a better one.
 */
export const migrations: Record<string, Migration> = {
  '0001-the-house': firstTables,
  '0002-documents': documents,
  '0003-idempotency': idempotency,
  '0004-declined-risks': declinedRisks,
  '0005-quote-register': quoteRegister,
  '0006-api-usage': apiUsage,
  '0007-drafts': drafts,
  '0008-document-codes': documentCodes,
  '0009-quotes-on-a-basis': basedOn,
  '0010-a-lighter-history': historyIndexes,
  '0011-words-of-quotes': wordsOfQuotes,
  '0012-orders-by-number': ordersByNumber,
  '0013-lines-by-submission': linesBySubmission,
  '0014-quotes-of-drafts': quotesOfDrafts,
  '0015-clients-and-refusals': clientsAndRefusals,
  '0016-row-hashes': rowHashes,
  '0017-marks-in-names': marksInNames,
  '0018-firm-papers': firmPapers,
  '0019-quotes-by-mark': quotesByMark,
  '0020-referrals': referrals,
  '0021-more-ways-to-find': moreWaysToFind,
  '0022-outcomes': outcomes,
  '0023-life-of-rate-books': lifeOfRateBooks,
  '0024-lines-by-book': linesByBook,
  '0025-life-of-levy-tables': lifeOfLevyTables,
  '0026-challenger-prices': challengerPrices,
  '0027-outcomes-by-book': outcomesByBook,
  '0028-imported-datasets': importedDatasets,
  '0029-users': users,
  '0030-erased-records': erasedRecords,
  '0031-imported-customers': importedCustomers,
  '0032-customers-without-prefixes': customersWithoutPrefixes,
  '0033-plain-words': plainWords,
  '0034-no-challengers': noChallengers,
};

/** What `user_version` says once every migration has run. */
export const SCHEMA_VERSION = Object.keys(migrations).length;
