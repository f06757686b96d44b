import { Button, Group, Loader, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskMove, MoveRequest } from '../../../shared/schemas/desk/desk-move.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Notice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { desktop } from '../../desktop/desktop.ts';
import { count } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import { megabytes } from './backups/megabytes.ts';
import classes from './fields/settings.module.css';

interface MoveDialogProps {
  readonly step: Extract<DeskMove, { readonly kind: 'chosen' | 'moving' }>;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Says what a move of the data does before it begins, and then what it is at. */
function MoveDialog({ step, onMove, onClose }: MoveDialogProps) {
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

/** How often the host is asked what a move is at, in milliseconds. */
const LOOK_EVERY = 500;

/** Moves the data into another folder; nothing in a browser, whose host is moved by a command. */
export function MoveData() {
  const { t } = useTranslation('settings');
  const [known, setKnown] = useState<DeskMove>();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const host = desktop();
  const isMoving = known?.kind === 'moving';
  useEffect(() => {
    const look = () => void host?.move({ kind: 'state' }).then(setKnown);
    look();
    if (!isMoving) return;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [host, isMoving]);
  if (!host) return null;
  if (!known) {
    return (
      <Section title={t('move.title')}>
        <Waiting what={t('move.title')} height={60} />
      </Section>
    );
  }

  const ask = async (kind: MoveRequest['kind']) => {
    const answer = await host.move({ kind });
    setFailed(!answer);
    setKnown(answer);
    return answer;
  };
  const choose = async () => setOpen((await ask('choose'))?.kind === 'chosen');
  const move = () => {
    void ask('move');
    // What takes a while says so at once.
    void host.move({ kind: 'state' }).then(setKnown);
  };
  return (
    <Section title={t('move.title')} note={t('move.note')}>
      {known.kind === 'setByAdministrator' ? (
        <p className={classes.said}>{t('setByAdministrator')}</p>
      ) : (
        <div>
          <Button variant="default" onClick={choose}>
            {t('move.choose')}
          </Button>
        </div>
      )}
      <span role="status" className={classes.status}>
        {known.kind === 'refused' && `${known.to} – ${t(`move.refused.${known.why}`)}`}
        {failed && t('move.failed')}
      </span>
      {(isMoving || (isOpen && known.kind === 'chosen')) && (
        <MoveDialog step={known} onMove={move} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
