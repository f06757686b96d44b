import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingRestore } from '../../shared/schemas/data/backups.ts';
import { moment } from '../i18n/day.ts';
import { Notice } from './notice.tsx';

interface WaitingRestoreProps {
  readonly waiting: WaitingRestore;
  /** What may be done about it, at the end of the notice. */
  readonly action?: ReactNode;
}

/** Says that the next start puts other data in place, and of when they are. */
export function WaitingRestoreNotice({ waiting: { madeAt }, action }: WaitingRestoreProps) {
  const { t } = useTranslation();
  const title =
    madeAt === null ? t('waitingRestore.some') : t('waitingRestore.of', { when: moment(madeAt) });
  return (
    <Notice tone="warning" title={title} action={action}>
      {t('waitingRestore.note')}
    </Notice>
  );
}
