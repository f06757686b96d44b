import { Button, Group, Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeskMove } from '../../../shared/schemas/desk/desk-move.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Notice } from '../../components/notice.tsx';
import { count } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import { megabytes } from './megabytes.ts';
import classes from './settings-screen.module.css';

interface MoveDialogProps {
  readonly step: Extract<DeskMove, { readonly kind: 'chosen' | 'moving' }>;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Says what a move of the data does before it begins, and then what it is at. */
export function MoveDialog({ step, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const isMoving = step.kind === 'moving';
  const size = (bytes: number) => t('backups.megabytes', { size: count(megabytes(bytes)) });
  return (
    <Dialog
      opened
      onClose={isMoving ? () => undefined : onClose}
      withCloseButton={!isMoving}
      size="lg"
      title={t('move.dialog')}
    >
      <Stack>
        <Facts>
          <Fact name={t('move.to')} value={step.to} />
          {!isMoving && <Fact name={t('move.size')} value={size(step.bytes)} plain />}
          {!isMoving && <Fact name={t('move.free')} value={size(step.free)} plain />}
        </Facts>
        {!isMoving && step.warning && <Notice tone="warning">{say(step.warning)}</Notice>}
        {!isMoving && <p>{t('move.will')}</p>}
        <p>{t('move.stop')}</p>
        {isMoving && <Loader size="sm" aria-hidden />}
        <span role="status" className={classes.status}>
          {isMoving && t(`move.${step.stage}`)}
        </span>
        {!isMoving && (
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('common:cancel')}
            </Button>
            <Button onClick={onMove}>{t('move.move')}</Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
