import { translate } from './i18n.ts';

/** Who did it: the desk, or a client of the API by its id. */
export function who(by: string): string {
  return by === 'desk' ? translate('common:who.desk') : translate('common:who.client', { id: by });
}
