import type { OfficeStatus } from '../../shared/schemas/desk/office.ts';
import { moment } from '../i18n/day.ts';
import { translate } from '../i18n/i18n.ts';
import { type May, useMay } from './desk.ts';
import { useOperation } from './operation-query.ts';

/** The place of the changes that a colleague was faster with. */
export const CONFLICTS = '/quotes/conflicts';

/** Where a desk and its office stand, in a few words. */
export function officeWords({ awaySince, problem, unsent }: OfficeStatus): string {
  if (problem) return translate('common:office.refused');
  if (awaySince === null) return translate('common:office.inStep');
  const since = translate('common:office.away', { since: moment(awaySince) });
  return unsent > 0 ? `${since} · ${translate('common:office.unsent', { count: unsent })}` : since;
}

/** Who may change what all desks of an office share: the firm, the people, the rate books, how long records are kept. */
export interface Shared {
  /** Whether the person at the desk may. At a desk that has joined an office, no one may. */
  readonly may: May;
  readonly officeDecides: boolean;
}

/** Whether what all desks of an office share can be changed here. */
export function useShared(): Shared {
  const may = useMay();
  const officeDecides = useOperation('officeStatus', {}).value?.office?.url != null;
  return { may: (right) => !officeDecides && may(right), officeDecides };
}
