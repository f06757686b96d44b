import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { translate } from '../../../i18n/i18n.ts';
import { moment } from '../../../i18n/moment.ts';
import { who } from '../../../i18n/who.ts';

type Step = KeptRateBook['steps'][number];

/** What happened in a step. */
export function stepWords({ step, at, from, ownDraft }: Step): string {
  if (ownDraft) return translate('rateBooks:step.ownDraft');
  const isAhead = step === 'activated' && from !== undefined && from > at;
  return isAhead
    ? translate('rateBooks:step.scheduled', { from: moment(from) })
    : translate(`rateBooks:step.${step}`);
}

/** Who took a step: the person, where a name was given, and the desk or client. */
export function stepBy({ by, name }: Step): string {
  return name === undefined ? who(by) : translate('rateBooks:person', { name, who: who(by) });
}
