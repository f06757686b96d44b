import type { Handlers } from '../../core/dispatcher.ts';
import {
  checkLevyTable,
  listLevyTables,
  readLevyTable,
} from '../../core/rate-books/levies/kept-levies.ts';
import { activateTable } from '../../core/rate-books/lifecycle/activate.ts';
import { approveTable } from '../../core/rate-books/lifecycle/approve.ts';
import { importTable } from '../../core/rate-books/lifecycle/import.ts';
import { withdrawTable } from '../../core/rate-books/lifecycle/withdraw.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of levy tables, whose life is that of a rate book. */
export function levyHandlers({ services: { levyTables } }: HandlerParts) {
  return {
    listLevyTables: listLevyTables(levyTables),
    readLevyTable: readLevyTable(levyTables),
    checkLevyTable: checkLevyTable(levyTables),
    importLevyTable: ({ levyTable, ...options }, context) =>
      importTable(levyTables, levyTable, options, context),
    approveLevyTable: approveTable(levyTables),
    activateLevyTable: activateTable(levyTables),
    withdrawLevyTable: withdrawTable(levyTables),
  } satisfies Partial<Handlers>;
}
