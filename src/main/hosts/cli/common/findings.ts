import { english } from '../../../../shared/domain/messages/message.ts';
import type { PlacedFinding } from '../../../core/rate-books/workbook/reading.ts';
import { placeText } from '../../../core/rate-books/workbook/sheet.ts';
import { isFault } from '../../../core/rating/examine/finding.ts';
import { table } from './table.ts';

/** A number of things: `1 fault`, `2 faults`. */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Findings as a table for people; nothing where there are none. */
export function findingLines(findings: readonly PlacedFinding[]): string[] {
  const rows = findings.map(({ severity, path, cell, table: factor, row, message }) => [
    severity,
    cell ? placeText(cell) : path,
    factor?.title ?? '',
    row ?? '',
    english(message),
  ]);
  const head = ['Severity', 'Place', 'Table', 'Row', 'Finding'];
  return rows.length > 0 ? table([head, ...rows]) : [];
}

/** Findings as programs read them: each message in words, too. */
export function shownFindings(findings: readonly PlacedFinding[]) {
  return findings.map(({ message, ...place }) => ({
    ...place,
    code: message.code,
    message: english(message),
  }));
}

/** Findings with how many of them are faults, and how many warnings. */
export interface CountedFindings {
  readonly faults: number;
  readonly warnings: number;
  readonly findings: readonly PlacedFinding[];
}

export function countFindings(findings: readonly PlacedFinding[]): CountedFindings {
  const faults = findings.filter(isFault).length;
  return { faults, warnings: findings.length - faults, findings };
}

/** What was checked: undefined where it has not its shape. */
interface Checked {
  readonly title: string;
  readonly hash: string;
}

/** What the checks find as lines for people; what has no fault is named by its hash. */
export function reportLines(
  checked: Checked | undefined,
  { faults, warnings, findings }: CountedFindings,
): string[] {
  const of = checked ? `${checked.title}: ` : '';
  return [
    ...findingLines(findings),
    `${of}${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`,
    ...(checked && faults === 0 ? [`Hash ${checked.hash}`] : []),
  ];
}
