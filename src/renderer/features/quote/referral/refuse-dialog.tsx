import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inEnglish } from '../../../../shared/domain/messages/message.ts';
import { LONGEST_REASON, MOST_REASONS } from '../../../../shared/domain/quotes/referral.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { changeQuote } from '../change/change-quote.ts';
import { Dialog } from '../change/dialog.tsx';
import { NoteField } from './note-field.tsx';
import { answeredIn, NOBODY, UnderwriterFields } from './underwriter-fields.tsx';

interface RefuseDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Each line that says something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Refuses a referred quote: with reasons for its customer, and a note that no one prints. */
export function RefuseDialog({ page, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId, referral } = page.quote;
  const [text, setText] = useState(
    () => referral?.reasons.map(({ message }) => inEnglish(message)).join('\n') ?? '',
  );
  const [note, setNote] = useState('');
  const [underwriter, setUnderwriter] = useState(NOBODY);
  const reasons = linesOf(text);
  const missing = () => {
    if (reasons.length === 0) return t('referral.noReasons');
    const isLong = reasons.some(({ length }) => length > LONGEST_REASON);
    if (isLong || reasons.length > MOST_REASONS) {
      return t('referral.manyReasons', { most: MOST_REASONS, length: LONGEST_REASON });
    }
    return note.trim() === '' ? t('referral.noNote') : undefined;
  };
  const refuse = () =>
    changeQuote('decideReferral', page.quote, {
      quoteId,
      decision: 'refuse',
      note: note.trim(),
      reasons,
      ...answeredIn(underwriter),
    });
  return (
    <Dialog
      page={page}
      title={t('referral.refuseTitle')}
      action={t('referral.refuse')}
      missing={missing()}
      run={refuse}
      onClose={onClose}
    >
      <Sentences
        label={t('referral.reasonsLabel')}
        description={t('referral.reasonsNote')}
        value={text}
        autosize
        minRows={3}
        required
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NoteField value={note} onChange={setNote} />
      <UnderwriterFields value={underwriter} onChange={setUnderwriter} />
    </Dialog>
  );
}
