import type { OfficeStatus } from '../../shared/schemas/desk/office.ts';
import { moment } from '../i18n/day.ts';
import { translate } from '../i18n/i18n.ts';

/** The place of the changes that a colleague was faster with. */
export const CONFLICTS = '/quotes/conflicts';

/** Where a desk and its office stand, in a few words. */
export function officeWords({ awaySince, problem, unsent }: OfficeStatus): string {
  if (problem) return translate('common:office.refused');
  if (awaySince === null) return translate('common:office.inStep');
  const since = translate('common:office.away', { since: moment(awaySince) });
  return unsent > 0 ? `${since} · ${translate('common:office.unsent', { count: unsent })}` : since;
}
