import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { recordTitle } from '../driver-number-lines.tsx';
import { policyDrivers } from '../policy-drivers.ts';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';

interface DriverNumberDialogProps {
  readonly page: QuotePage;
  /** The place of a named driver, from 1; undefined for the policyholder. */
  readonly driver: number | undefined;
  readonly onClose: () => void;
}

/** Records a driver number, or another one where it was wrong. */
export function DriverNumberDialog({ page, driver, onClose }: DriverNumberDialogProps) {
  const { t } = useTranslation('quote');
  const { quote } = page;
  const person = policyDrivers(quote).find((each) => each.driver === driver);
  const [text, setText] = useState(person?.driverNumber ?? '');
  const { number, problem } = readDriverNumber(text, person?.licenceType);
  return (
    <Dialog
      page={page}
      title={recordTitle(driver)}
      action={t('driverNumber.record')}
      missing={problem}
      run={() =>
        changeQuote('recordDriverNumber', quote, {
          quoteId: quote.quoteId,
          driverNumber: number ?? '',
          ...(driver === undefined ? {} : { driver }),
        })
      }
      onClose={onClose}
    >
      <DriverNumberField
        name={driver === undefined ? undefined : isolated(person?.name ?? '')}
        value={text}
        onChange={setText}
        required
      />
    </Dialog>
  );
}
