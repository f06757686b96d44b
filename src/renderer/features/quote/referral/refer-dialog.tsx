import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { changeQuote } from '../change/change-quote.ts';
import { Dialog } from '../change/dialog.tsx';
import { ReasonField } from '../change/reason-field.tsx';
import { NameField, nameIn } from './name-field.tsx';

interface ReferDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Refers the quote to an underwriter by hand, or gives one more reason. */
export function ReferDialog({ page, onClose }: ReferDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId } = page.quote;
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  return (
    <Dialog
      page={page}
      title={t('referral.referTitle')}
      action={t('referral.refer')}
      missing={reason.trim() === '' ? t('referral.noReason') : undefined}
      run={() =>
        changeQuote('referQuote', page.quote, { quoteId, reason: reason.trim(), ...nameIn(name) })
      }
      onClose={onClose}
    >
      <ReasonField label={t('referral.reason')} reason={reason} onChange={setReason} isFirst />
      <NameField value={name} onChange={setName} />
    </Dialog>
  );
}
