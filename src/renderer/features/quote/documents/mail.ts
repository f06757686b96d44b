import {
  CALCULATION,
  type DocumentType,
  REFUSAL_LETTER,
} from '../../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money } from '../../../i18n/money.ts';
import { dayOf } from '../day-of.ts';
import { periodWords, startsAt } from '../period.ts';
import type { Draft } from './eml.ts';
import { isConfirmed } from './suitability.tsx';

const isRefused = ({ referral }: Quote) => referral?.state === 'refused';

/**
 * What a customer gets of the documents that there are: a certificate only of what was accepted,
 * because it proves cover, a statement of suitability only once it is confirmed, the calculation only where
 * somebody asks for it, and of a refused quote the letter alone.
 */
export function toSend(quote: Quote, types: readonly DocumentType[]): readonly DocumentType[] {
  if (isRefused(quote)) return types.filter((type) => type === REFUSAL_LETTER);
  const isFinal: Partial<Record<DocumentType, boolean>> = {
    certificate: STATUSES[quote.status].isOnCover,
    'statement-of-suitability': isConfirmed(quote),
    [CALCULATION]: false,
  };
  return types.filter((type) => type !== REFUSAL_LETTER && (isFinal[type] ?? true));
}

/** Whether what a customer gets of a quote lacks the statement of suitability, because nobody confirmed it. */
export const lacksSuitability = (quote: Quote): boolean => !isRefused(quote) && !isConfirmed(quote);

/** An e-mail to the customer with documents, in the language of the screens. */
export function mail(quote: Quote, files: readonly DocumentFile[]): Draft {
  const { firstName, surname, email } = quote.customer;
  const { registrationNumber, make, model } = quote.vehicle;
  const offered = STATUSES[quote.status].isPolicy ? 'policy' : 'quote';
  const kind = isRefused(quote) ? 'refusal' : offered;
  const words = {
    id: quote.policyId ?? quote.quoteId,
    name: `${firstName} ${surname}`,
    vehicle: `${make} ${model} (${registrationNumber})`,
    cover: translate(`common:cover.${quote.policy.coverType}`),
    start: dayOf(startsAt(quote)),
    period: periodWords(quote),
    premium: money(quote.premium),
    until: dayOf(quote.expiresAt),
    documents: files.map(({ type }) => `– ${translate(`quote:document.${type}`)}`).join('\r\n'),
  };
  const text = [
    translate('quote:mail.dear', words),
    translate(`quote:mail.${kind}`, words),
    ...(kind === 'refusal' || !quote.scheme
      ? []
      : [translate('quote:mail.insurer', { insurer: quote.scheme.insurer })]),
    `${translate('quote:mail.attached')}\r\n${words.documents}`,
    translate('quote:mail.questions'),
  ].join('\r\n\r\n');
  return { to: email, subject: translate(`quote:mail.${kind}Subject`, words), text, files };
}
