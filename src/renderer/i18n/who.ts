import { translate } from './i18n.ts';

/** Who did it: the desk, or a client of the API by its id. */
export function who(by: string): string {
  return by === 'desk'
    ? translate('quote:history.desk')
    : translate('quote:history.client', { id: by });
}
