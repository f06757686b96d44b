import type { Right } from '../../shared/domain/permission.ts';
import { roleFor } from '../../shared/domain/role.ts';
import type { Actor } from '../../shared/schemas/common/actor.ts';
import { translate } from './i18n.ts';

/** Who did it: who was signed in at the desk, the desk, or a client of the API by its id. */
export function who(by: string, user?: Actor): string {
  if (user) return user.name;
  return by === 'desk' ? translate('common:who.desk') : translate('common:who.client', { id: by });
}

/** What takes a role: to change what is shown, or to use what is not. */
export type RoleUse = 'change' | 'use';

/** Which role something takes, as a sentence; undefined where everyone may. */
export function roleNeeded(right: Right, to: RoleUse = 'change'): string | undefined {
  const role = roleFor(right);
  if (role === undefined) return undefined;
  return translate(`common:roleNeeded.${to}`, { role: translate(`common:role.${role}`) });
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A person's name inside a sentence: its direction does not turn what stands next to it. Source:
 * Unicode Standard Annex 9, First Strong Isolate.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
