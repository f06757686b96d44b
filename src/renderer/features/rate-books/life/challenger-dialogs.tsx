import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { bookName } from '../book-name.ts';
import { changeBooks } from '../change-books.ts';
import { StepDialog } from './step-dialog.tsx';

interface ChallengerDialogProps {
  readonly book: KeptRateBook;
  readonly onClose: () => void;
}

/** Lets an approved rate book price next to the one in force. */
export function StartChallengerDialog({ book, onClose }: ChallengerDialogProps) {
  const { t } = useTranslation('rateBooks');
  return (
    <StepDialog
      title={t('dialog.startChallenger.title', { book: bookName(book) })}
      action={t('actions.startChallenger')}
      text={t('dialog.startChallenger.text')}
      needsReason
      run={({ reason = '', ...said }) =>
        changeBooks('startChallenger', { hash: book.hash, reason, ...said })
      }
      onClose={onClose}
    />
  );
}

/** Ends the trial of a challenger. */
export function EndChallengerDialog({ book, onClose }: ChallengerDialogProps) {
  const { t } = useTranslation('rateBooks');
  return (
    <StepDialog
      title={t('dialog.endChallenger.title', { book: bookName(book) })}
      action={t('actions.endChallenger')}
      text={t('dialog.endChallenger.text')}
      needsReason
      run={({ reason = '', ...said }) =>
        changeBooks('endChallenger', { hash: book.hash, reason, ...said })
      }
      onClose={onClose}
    />
  );
}
