import {
  fillText,
  type LetterKind,
  SLOTS,
  type SlotWords,
  slotOf,
} from '../../shared/domain/desk/letter-text.ts';
import type { FirmTexts } from '../../shared/schemas/desk/firm.ts';
import { type Language, translate } from './i18n.ts';

interface LetterText {
  readonly subject: string;
  readonly text: string;
}

/** Each slot as it is written, so that the program's own sentences become texts with slots. */
const AS_SLOTS = {
  ...Object.fromEntries(SLOTS.map((slot) => [slot, slotOf(slot)])),
  id: slotOf('number'),
};

/** The program's own text of an e-mail, with its slots. The words of the language must be there. */
export function usualLetter(kind: LetterKind, language: Language): LetterText {
  const slots = { ...AS_SLOTS, lng: language };
  const text = [
    translate('quote:mail.dear', slots),
    translate(`quote:mail.${kind}`, slots),
    ...(kind === 'refusal' ? [] : [translate('quote:mail.insurer', slots)]),
    `${translate('quote:mail.attached', slots)}\n${slotOf('documents')}`,
    translate('quote:mail.questions', slots),
    slotOf('signature'),
  ].join('\n\n');
  return { subject: translate(`quote:mail.${kind}Subject`, slots), text };
}

/** An e-mail as the firm words it, or the program where the firm does not, with its slots filled. */
export function filledLetter(
  kind: LetterKind,
  language: Language,
  texts: FirmTexts | undefined,
  filled: Omit<SlotWords, 'signature'>,
): LetterText {
  const own = texts?.[language];
  const usual = usualLetter(kind, language);
  const signature = fillText(own?.signature ?? '', { ...filled, signature: '' });
  const all = { ...filled, signature };
  const subject = fillText(own?.[`${kind}Subject`] || usual.subject, all).replace(/\s+/g, ' ');
  return { subject, text: fillText(own?.[kind] || usual.text, all) };
}
