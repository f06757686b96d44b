import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '../../../../shared/domain/quotes/payment-method.ts';
import type { ErrorAt } from '../../../commands/field-error.ts';
import { TypedText } from '../../../components/typed-text.tsx';
import { ItemPart } from './missing-item.tsx';
import type { Acceptance } from './use-acceptance.ts';

interface PaymentFieldsProps {
  readonly given: Acceptance['given'];
  readonly errorAt: ErrorAt;
  readonly onChange: Acceptance['change'];
}

/** How the premium is paid, and by which payment. */
export function PaymentFields({ given, errorAt, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation('quote');
  const { paymentMethod, paymentReference } = given;
  return (
    <ItemPart code="payment">
      <TypedText
        label={t('accept.reference')}
        note={t('accept.referenceNote')}
        value={paymentReference}
        most={100}
        error={errorAt('paymentReference')}
        isFirst
        required
        onChange={(text) => onChange({ paymentReference: text })}
      />
      <NativeSelect
        label={t('accept.method')}
        value={paymentMethod}
        data={PAYMENT_METHODS.map((each) => ({ value: each, label: t(`payment.${each}`) }))}
        onChange={({ currentTarget }) => {
          const method = PAYMENT_METHODS.find((each) => each === currentTarget.value);
          onChange({ paymentMethod: method ?? paymentMethod });
        }}
      />
    </ItemPart>
  );
}
