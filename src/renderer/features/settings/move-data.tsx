import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskMove, MoveRequest } from '../../../shared/schemas/desk/desk-move.ts';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { desktop } from '../../desktop/desktop.ts';
import { MoveDialog } from './move-dialog.tsx';
import classes from './settings-screen.module.css';

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
