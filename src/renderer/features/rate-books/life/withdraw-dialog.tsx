import { useTranslation } from 'react-i18next';
import { decide } from './living.ts';
import { type LifeDialogProps, StepDialog } from './step-dialog.tsx';

/** Withdraws a rate book or a levy table for good. */
export function WithdrawDialog({ living, onClose }: LifeDialogProps) {
  const { t } = useTranslation('rateBooks');
  const { of, name, table } = living;
  const hasRated = table.state === 'active' || table.state === 'superseded';
  return (
    <StepDialog
      title={t('dialog.withdraw.title', { book: name })}
      action={t('actions.withdraw')}
      text={t(`dialog.withdraw.${hasRated ? of : 'waiting'}`)}
      needsReason
      run={(said) => decide(living, 'withdraw', said)}
      onClose={onClose}
    />
  );
}
