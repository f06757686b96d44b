import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maybeSamePerson } from '../../../../shared/domain/rate-books/same-person.ts';
import { useDesk } from '../../../data/desk.ts';
import { decide } from './living.ts';
import { type LifeDialogProps, StepDialog } from './step-dialog.tsx';

/**
 * Approves a rate book or a levy table; while it has faults, it lists them. Who drafted it, or may have, must
 * state that no second person checks it.
 */
export function ApproveDialog({ living, findings, onClose }: LifeDialogProps) {
  const { t } = useTranslation('rateBooks');
  const { of, name, table } = living;
  const user = useDesk()?.user;
  const drafted = table.steps.find(({ step }) => step === 'drafted');
  const own = { by: 'desk', user: user ? { id: user.userId } : undefined };
  const isAlone = drafted !== undefined && maybeSamePerson(drafted, own);
  const [isStated, setStated] = useState(false);
  return (
    <StepDialog
      title={t('dialog.approve.title', { book: name })}
      action={t('actions.approve')}
      text={t(`dialog.approve.${of}`)}
      needsReason
      findings={findings}
      missing={isAlone && !isStated ? t('dialog.approve.alonePlease') : undefined}
      run={(said) =>
        decide(living, 'approve', { ...said, ...(isAlone ? { ownDraft: true as const } : {}) })
      }
      statement={
        isAlone && (
          <Checkbox
            label={t('dialog.approve.alone')}
            description={t('dialog.approve.aloneNote')}
            checked={isStated}
            onChange={(event) => setStated(event.currentTarget.checked)}
          />
        )
      }
      onClose={onClose}
    />
  );
}
