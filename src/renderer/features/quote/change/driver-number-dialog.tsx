import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quote-page.ts';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';

interface DriverNumberDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Records the policyholder's driver number, or another one where it was wrong. */
export function DriverNumberDialog({ page, onClose }: DriverNumberDialogProps) {
  const { t } = useTranslation('quote');
  const { quote } = page;
  const [text, setText] = useState(quote.driverNumber ?? '');
  const driverNumber = readDriverNumber(text, quote.customer.licenceType);
  return (
    <Dialog
      page={page}
      title={t('driverNumber.title')}
      action={t('driverNumber.record')}
      missing={driverNumber === undefined ? t('driverNumber.nineDigits') : undefined}
      run={() =>
        changeQuote('recordDriverNumber', quote, {
          quoteId: quote.quoteId,
          driverNumber: driverNumber ?? '',
        })
      }
      onClose={onClose}
    >
      <DriverNumberField value={text} onChange={setText} required />
    </Dialog>
  );
}
