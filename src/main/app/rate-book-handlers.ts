import type { Handlers } from '../core/dispatcher.ts';
import { calibrateRateBook } from '../core/impact/calibration/calibrate-rate-book.ts';
import { readChallengerReport } from '../core/impact/challenger/report.ts';
import { measureImpact } from '../core/impact/measure-impact.ts';
import { checkRateBook } from '../core/rate-books/check-book.ts';
import { diffRateBooks } from '../core/rate-books/compare/diff-rate-books.ts';
import { checkRateBookFile } from '../core/rate-books/file/check-file.ts';
import { exportRateBook } from '../core/rate-books/file/export-book.ts';
import { listRateBooks, readRateBook } from '../core/rate-books/kept-books.ts';
import {
  checkLevyTable,
  listLevyTables,
  readLevyTable,
} from '../core/rate-books/levies/kept-levies.ts';
import { activateTable } from '../core/rate-books/life/activate.ts';
import { approveTable } from '../core/rate-books/life/approve.ts';
import { endChallenger, startChallenger } from '../core/rate-books/life/challenger.ts';
import { importTable } from '../core/rate-books/life/import.ts';
import { withdrawTable } from '../core/rate-books/life/withdraw.ts';
import { tryRateBook } from '../core/rate-books/try-rate-book.ts';
import type { Services } from './services.ts';
import type { Workers } from './worker/workers.ts';

export interface RateBookParts {
  readonly services: Services;
  readonly workers: Pick<Workers, 'measure' | 'solve'>;
  /** Prices by challengers what waits for it, where the data may be changed. */
  readonly catchUpChallengers: () => Promise<void>;
}

/** The handlers of rate books and levy tables: their life, their comparison, and challengers. */
export function rateBookHandlers({ services, workers, catchUpChallengers }: RateBookParts) {
  return {
    listRateBooks: listRateBooks(services.rateBooks),
    readRateBook: readRateBook(services.rateBooks),
    checkRateBookFile: checkRateBookFile(services.rateBooks),
    checkRateBook: checkRateBook(services.rateBooks),
    exportRateBook: exportRateBook(services.rateBooks),
    tryRateBook: tryRateBook(services.chosenBooks),
    importRateBook: ({ rateBook, ...options }, context) =>
      importTable(services.rateBooks, rateBook, options, context),
    approveRateBook: approveTable(services.rateBooks),
    activateRateBook: activateTable(services.rateBooks),
    withdrawRateBook: withdrawTable(services.rateBooks),
    listLevyTables: listLevyTables(services.levyTables),
    readLevyTable: readLevyTable(services.levyTables),
    checkLevyTable: checkLevyTable(services.levyTables),
    importLevyTable: ({ levyTable, ...options }, context) =>
      importTable(services.levyTables, levyTable, options, context),
    approveLevyTable: approveTable(services.levyTables),
    activateLevyTable: activateTable(services.levyTables),
    withdrawLevyTable: withdrawTable(services.levyTables),
    diffRateBooks: diffRateBooks(services.chosenBooks),
    measureImpact: measureImpact({
      ...services.quotes,
      ...services.chosenBooks,
      measure: workers.measure,
    }),
    calibrateRateBook: calibrateRateBook({ ...services.chosenBooks, solve: workers.solve }),
    startChallenger: startChallenger(services.rateBooks),
    endChallenger: endChallenger(services.rateBooks),
    readChallengerReport: readChallengerReport({
      ...services.challengers,
      catchUp: catchUpChallengers,
    }),
  } satisfies Partial<Handlers>;
}
