import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { TypedText } from '../../../components/typed-text.tsx';
import { changeQuote } from '../change/change-quote.ts';
import { Dialog } from '../change/dialog.tsx';
import { NoteField } from './note-field.tsx';
import { answeredIn, NOBODY, UnderwriterFields } from './underwriter-fields.tsx';

interface ApproveDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Approves a referred quote, with terms where it holds only on these. */
export function ApproveDialog({ page, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId } = page.quote;
  const [terms, setTerms] = useState('');
  const [note, setNote] = useState('');
  const [underwriter, setUnderwriter] = useState(NOBODY);
  const approve = () =>
    changeQuote('decideReferral', page.quote, {
      quoteId,
      decision: 'approve',
      note: note.trim(),
      ...(terms.trim() === '' ? {} : { terms: terms.trim() }),
      ...answeredIn(underwriter),
    });
  return (
    <Dialog
      page={page}
      title={t('referral.approveTitle')}
      action={t('referral.approve')}
      missing={note.trim() === '' ? t('referral.noNote') : undefined}
      run={approve}
      onClose={onClose}
    >
      <NoteField value={note} onChange={setNote} isFirst />
      <TypedText
        label={t('referral.termsLabel')}
        note={t('referral.termsNote')}
        value={terms}
        most={500}
        isLong
        onChange={setTerms}
      />
      <UnderwriterFields value={underwriter} onChange={setUnderwriter} />
    </Dialog>
  );
}
