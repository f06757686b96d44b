import {
  DOCUMENT_TYPES,
  type DocumentFile,
  type DocumentType,
} from '../../../../shared/shapes/document.ts';
import type { Quote } from '../../../../shared/shapes/quote.ts';
import { money } from '../../../parts/money.ts';
import { say } from '../../../words/words.ts';
import { dayOf } from '../day-of.ts';
import { eml } from './eml.ts';

/** What a customer gets: a certificate only of what was accepted, because it proves cover. */
export function toSend({ status }: Quote): readonly DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => type !== 'certificate' || status === 'accepted');
}

/** An e-mail to the customer with documents, in the language of the screens, as an `.eml`. */
export function mail(quote: Quote, files: readonly DocumentFile[]): string {
  const { firstName, surname, email } = quote.customer;
  const { registrationNumber, make, model } = quote.vehicle;
  const kind = quote.status === 'accepted' ? 'policy' : 'quote';
  const words = {
    id: quote.policyId ?? quote.quoteId,
    name: `${firstName} ${surname}`,
    vehicle: `${make} ${model} (${registrationNumber})`,
    cover: say(`common:cover.${quote.policy.coverType}`),
    start: dayOf(quote.policy.inceptionDate),
    premium: money(quote.premium),
    until: dayOf(quote.expiresAt),
    documents: files.map(({ type }) => `– ${say(`quote:document.${type}`)}`).join('\r\n'),
  };
  const text = [
    say('quote:mail.dear', words),
    say(`quote:mail.${kind}`, words),
    `${say('quote:mail.attached')}\r\n${words.documents}`,
    say('quote:mail.questions'),
  ].join('\r\n\r\n');
  return eml({ to: email, subject: say(`quote:mail.${kind}Subject`, words), text, files });
}
