import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { Notice } from '../../../components/notice.tsx';
import { bookName } from '../book-name.ts';
import { changeBooks } from '../change-books.ts';
import { StepDialog } from './step-dialog.tsx';

interface ApproveDialogProps {
  readonly book: KeptRateBook;
  readonly onClose: () => void;
}

/** Approves a rate book. */
export function ApproveDialog({ book, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('rateBooks');
  const isOwn = book.steps.some(({ step, by }) => step === 'drafted' && by === 'desk');
  return (
    <StepDialog
      title={t('dialog.approve.title', { book: bookName(book) })}
      action={t('actions.approve')}
      text={t('dialog.approve.text')}
      needsReason
      run={({ reason = '', ...said }) =>
        changeBooks('approveRateBook', { hash: book.hash, reason, ...said })
      }
      onClose={onClose}
    >
      {isOwn && <Notice tone="plain">{t('dialog.approve.own')}</Notice>}
    </StepDialog>
  );
}
