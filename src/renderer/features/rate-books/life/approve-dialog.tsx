import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { decide } from './living.ts';
import { type LifeDialogProps, StepDialog } from './step-dialog.tsx';

/** Approves a rate book or a levy table; while it has faults, it lists them. */
export function ApproveDialog({ living, findings, onClose }: LifeDialogProps) {
  const { t } = useTranslation('rateBooks');
  const { of, name, table } = living;
  const isOwn = table.steps.some(({ step, by }) => step === 'drafted' && by === 'desk');
  return (
    <StepDialog
      title={t('dialog.approve.title', { book: name })}
      action={t('actions.approve')}
      text={t(`dialog.approve.${of}`)}
      needsReason
      findings={findings}
      run={(said) => decide(living, 'approve', said)}
      onClose={onClose}
    >
      {isOwn && <Notice tone="plain">{t('dialog.approve.own')}</Notice>}
    </StepDialog>
  );
}
