import {
  CheckedLevyTable,
  KeptLevyTables,
  LevyTableCheck,
  LevyTableContent,
} from '../../schemas/rate-books/levy-table.ts';
import { ImportLevyTableRequest } from '../../schemas/rate-books/table-lifecycle.ts';
import { EXAMPLE_LEVY_TABLE, EXAMPLE_LEVY_TABLE_HASH as hash } from './levy-table-example.ts';
import type { Operation } from './operation.ts';
import { tableLifecycle } from './table-lifecycle.ts';

const life = tableLifecycle({
  path: '/levies',
  noun: 'levy table',
  hash,
  reasons: { approve: 'Checked against the law', withdraw: 'A rate was mistyped' },
  list: KeptLevyTables,
  content: LevyTableContent,
  check: LevyTableCheck,
  step: CheckedLevyTable,
});

/** The life of a levy table, which is that of a rate book. */
export const levyOperations = {
  listLevyTables: life.list,
  importLevyTable: {
    summary: 'Import a levy table as a draft, and check it',
    http: {
      method: 'POST',
      path: '/levies/import',
      from: 'json',
      faults: ['conflict'],
      example: { levyTable: EXAMPLE_LEVY_TABLE },
    },
    requires: 'ratebook:draft',
    data: 'changes',
    input: ImportLevyTableRequest,
    output: CheckedLevyTable,
  },
  readLevyTable: life.read,
  checkLevyTable: life.check,
  approveLevyTable: life.approve,
  activateLevyTable: life.activate,
  withdrawLevyTable: life.withdraw,
} as const satisfies Record<string, Operation>;
