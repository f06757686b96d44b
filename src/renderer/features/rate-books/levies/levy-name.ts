import type { KeptLevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { translate } from '../../../i18n/i18n.ts';
import { shortHash } from '../book-name.ts';
import type { DatedTable } from '../lifecycle/dated-table.ts';

/** Where the levy tables are. */
export const LEVIES = '/rate-books/levies';

/** Where the page of a levy table is. */
export const levyPath = (hash: string): string => `${LEVIES}/${hash}`;

/** What a levy table is called: the first one has no name, and a damaged one only its hash. */
export function levyTableName({ summary, hash, steps }: KeptLevyTable): string {
  if (!summary) return shortHash(hash);
  if (summary.name !== null) return summary.name;
  return steps.length === 0
    ? translate('rateBooks:levies.shipped')
    : `${translate('rateBooks:levies.one')} ${shortHash(hash)}`;
}

/** A levy table, as the dialogs of its life know it. */
export const datedLevies = (table: KeptLevyTable): DatedTable => ({
  of: 'levyTable',
  name: levyTableName(table),
  table,
});
