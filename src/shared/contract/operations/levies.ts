import {
  CheckedLevyTable,
  KeptLevyTables,
  LevyTableContent,
} from '../../schemas/kept-levy-table.ts';
import { TableQuery } from '../../schemas/kept-table.ts';
import { ImportLevyTableRequest } from '../../schemas/levy-table-life.ts';
import { ActivateRequest, ApproveRequest, WithdrawRequest } from '../../schemas/table-life.ts';
import { EXAMPLE_LEVY_TABLE, EXAMPLE_LEVY_TABLE_HASH as hash } from '../levy-table-example.ts';
import { Nothing, type Operation } from './operation.ts';

/** The life of a levy table, which is that of a rate book. */
export const levyOperations = {
  listLevyTables: {
    summary: 'List every levy table, with where it stands and what happened to it',
    http: { method: 'GET', path: '/levies', from: 'address', faults: [], example: {} },
    requires: 'ratebook:read',
    data: 'reads',
    input: Nothing,
    output: KeptLevyTables,
  },
  importLevyTable: {
    summary: 'Take a levy table in as a draft, and check it',
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
  readLevyTable: {
    summary: 'Get the whole of a levy table, by its hash',
    http: {
      method: 'GET',
      path: '/levies/:hash',
      from: 'address',
      faults: ['notFound'],
      example: { hash },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: TableQuery,
    output: LevyTableContent,
  },
  approveLevyTable: {
    summary: 'Approve a levy table without a fault that somebody else drafted',
    http: {
      method: 'POST',
      path: '/levies/approve',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'Held against the law' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: ApproveRequest,
    output: CheckedLevyTable,
  },
  activateLevyTable: {
    summary:
      'Bring an approved levy table into force, now or from a moment on; again to move one to come',
    http: {
      method: 'POST',
      path: '/levies/activate',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, from: '2099-01-01T00:00:00Z' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: ActivateRequest,
    output: CheckedLevyTable,
  },
  withdrawLevyTable: {
    summary: 'Withdraw a levy table: new quotes go by the one before it',
    http: {
      method: 'POST',
      path: '/levies/withdraw',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'A rate was mistyped' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: WithdrawRequest,
    output: CheckedLevyTable,
  },
} as const satisfies Record<string, Operation>;
