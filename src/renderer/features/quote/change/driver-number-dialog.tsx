import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import { useQuote } from '../quote-store.ts';
import { Dialog } from './dialog.tsx';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';

interface DriverNumberDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Records the policyholder's driver number, or another one where it was wrong. */
export function DriverNumberDialog({ quote, onClose }: DriverNumberDialogProps) {
  const { t } = useTranslation('quote');
  const record = useQuote((state) => state.recordDriverNumber);
  const [text, setText] = useState(quote.driverNumber ?? '');
  const driverNumber = readDriverNumber(text);
  return (
    <Dialog
      title={t('driverNumber.title')}
      action={t('driverNumber.record')}
      missing={driverNumber === undefined ? t('driverNumber.nineDigits') : undefined}
      run={() => record({ driverNumber: driverNumber ?? '' })}
      onClose={onClose}
    >
      <DriverNumberField value={text} onChange={setText} required />
    </Dialog>
  );
}
