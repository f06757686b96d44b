import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { bookName } from '../book-name.ts';
import { changeBooks } from '../change-books.ts';
import { StepDialog } from './step-dialog.tsx';

interface WithdrawDialogProps {
  readonly book: KeptRateBook;
  readonly onClose: () => void;
}

/** Withdraws a rate book for good. */
export function WithdrawDialog({ book, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('rateBooks');
  const hasRated = book.state === 'active' || book.state === 'superseded';
  return (
    <StepDialog
      title={t('dialog.withdraw.title', { book: bookName(book) })}
      action={t('actions.withdraw')}
      text={t(hasRated ? 'dialog.withdraw.active' : 'dialog.withdraw.waiting')}
      needsReason
      run={({ reason = '', ...said }) =>
        changeBooks('withdrawRateBook', { hash: book.hash, reason, ...said })
      }
      onClose={onClose}
    />
  );
}
