import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { LostDialog } from '../../../components/lost-dialog.tsx';
import { changeQuote } from '../change/change-quote.ts';

interface MarkLostDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Marks the quote as lost, or gives another reason. */
export function MarkLostDialog({ page: { quote }, onClose }: MarkLostDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId, lost } = quote;
  return (
    <LostDialog
      title={t('lost.title', { id: quoteId })}
      given={lost?.reason}
      run={(reason, note) =>
        changeQuote('markLost', quote, {
          quoteId,
          reason,
          ...(note === undefined ? {} : { note }),
        })
      }
      onClose={onClose}
    />
  );
}
