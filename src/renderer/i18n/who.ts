import type { Actor } from '../../shared/schemas/people/user.ts';
import { translate } from './i18n.ts';

/** Who did it: who was signed in at the desk, the desk, or a client of the API by its id. */
export function who(by: string, user?: Actor): string {
  if (user) return user.name;
  return by === 'desk' ? translate('common:who.desk') : translate('common:who.client', { id: by });
}
