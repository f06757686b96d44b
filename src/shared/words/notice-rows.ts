import type { DatabaseChange } from '../domain/policies/policy.ts';
import type { DatabaseNotice } from '../schemas/policies/database-notice.ts';

/** The columns of the file of notices, in their order. */
const COLUMNS = [
  'change',
  'effective',
  'registration',
  'formerRegistration',
  'make',
  'model',
  'policyId',
  'insurer',
  'coverFrom',
  'coverTo',
  'policyholder',
  'drivers',
  'transaction',
  'madeOn',
  'lastDay',
] as const;
type Column = (typeof COLUMNS)[number];

/** The words of the file. */
interface NoticeWords {
  readonly column: Readonly<Record<Column, string>>;
  readonly change: Readonly<Record<DatabaseChange, string>>;
}

/** What is due to the insurers' database as rows for a file: the titles first, days as `2026-12-31`. */
export function noticeRows(
  notices: readonly DatabaseNotice[],
  { column, change }: NoticeWords,
): (string | number)[][] {
  const cells = (one: DatabaseNotice): Record<Column, string | number> => ({
    ...one,
    change: change[one.change],
    effective: one.effectiveAt.slice(0, 16).replace('T', ' '),
    formerRegistration: one.formerRegistration ?? '',
    insurer: one.insurer ?? '',
    drivers: one.drivers
      .map(({ name, driverNumber }) => (driverNumber ? `${name} (${driverNumber})` : name))
      .join('; '),
  });
  return [
    COLUMNS.map((name) => column[name]),
    ...notices.map((one) => COLUMNS.map((name) => cells(one)[name])),
  ];
}
