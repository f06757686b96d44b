import type { Right } from '../../shared/domain/permission.ts';
import { roleFor } from '../../shared/domain/role.ts';
import { translate } from './i18n.ts';

/** What takes a role: to change what is shown, or to use what is not. */
export type RoleUse = 'change' | 'use';

/** Which role something takes, as a sentence; undefined where everybody may. */
export function roleNeeded(right: Right, to: RoleUse = 'change'): string | undefined {
  const role = roleFor(right);
  if (role === undefined) return undefined;
  return translate(`common:roleNeeded.${to}`, { role: translate(`common:role.${role}`) });
}
