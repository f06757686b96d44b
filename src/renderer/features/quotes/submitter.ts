import { translate } from '../../i18n/i18n.ts';

/** Who submitted something, as a cell has it: the person, this desk, or a client by its id. */
export function submitter(by: string, person: { readonly name?: string } = {}): string {
  return person.name ?? (by === 'desk' ? translate('quotes:desk') : by);
}
