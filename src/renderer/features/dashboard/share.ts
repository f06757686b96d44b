import { percent } from '../../i18n/money.ts';

/** A share to a tenth of a percent: `33.3%`. */
export function writtenShare(share: number): string {
  return percent(Math.round(share * 1000) / 1000);
}
