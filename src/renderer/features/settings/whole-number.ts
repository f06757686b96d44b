import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';

interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether nothing is an answer, too. */
  readonly empty?: boolean;
}

/** Says what is wrong with a text that should be a whole number; nothing where it is one. */
export function wholeNumber({ least, most, empty = false }: Range) {
  return (text: string): string | undefined => {
    if (text === '' && empty) return undefined;
    const fits = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
    return fits
      ? undefined
      : translate('settings:wholeNumber', { least: count(least), most: count(most) });
  };
}
