import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskUpdates, UpdateRequest } from '../../../shared/schemas/desk/desk-updates.ts';
import { JobBar } from '../../components/job-bar.tsx';
import { Notice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { desktop } from '../../desktop/desktop.ts';
import { percent } from '../../i18n/money.ts';
import { roleNeeded } from '../../i18n/who.ts';
import classes from './fields/settings.module.css';

/** How often the host is asked where a download stands, in milliseconds. */
const LOOK_EVERY = 500;

const WORKING = ['checking', 'downloading'];

/** Where the updates of this desk stand; nothing in a browser, whose host is updated by someone else. */
export function Updates() {
  const { t } = useTranslation('settings');
  const [known, setKnown] = useState<DeskUpdates>();
  const host = desktop();
  const may = useMay();
  const isWorking = known !== undefined && WORKING.includes(known.step.kind);
  useEffect(() => {
    const look = () => void host?.updates({ kind: 'state' }).then(setKnown);
    look();
    if (!isWorking) return;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [host, isWorking]);
  if (!host) return null;
  if (!known) {
    return (
      <Section title={t('updates.title')}>
        <Waiting what={t('updates.title')} height={60} />
      </Section>
    );
  }

  const ask = (kind: UpdateRequest['kind']) => {
    const answer = host.updates({ kind });
    // What takes a while says so at once.
    void host.updates({ kind: 'state' }).then(setKnown);
    void answer.then(setKnown);
  };
  const { step, version, rolledBack } = known;
  const { kind } = step;
  return (
    <Section title={t('updates.title')} note={t('updates.note', { version })}>
      {rolledBack !== null && (
        <Notice tone="warning">{t('updates.rolledBack', { version: rolledBack })}</Notice>
      )}
      <p role="status" className={`${classes.said} ${classes.status}`}>
        {kind === 'off' && t(`updates.off.${step.why}`)}
        {kind === 'current' && step.checked && t('updates.current')}
        {kind === 'checking' && t('updates.checking')}
        {kind === 'available' && t('updates.available', { version: step.version })}
        {kind === 'downloading' &&
          !may('administer') &&
          t('updates.downloading', { version: step.version })}
        {kind === 'ready' && t('updates.ready', { version: step.version })}
        {kind === 'failed' && t(`updates.failed.${step.problem}`)}
      </p>
      {kind === 'downloading' && may('administer') && (
        <JobBar
          what={t('updates.downloading', { version: step.version })}
          progress={{ done: step.percent, of: 100 }}
          shown={percent(Math.floor(step.percent) / 100)}
          onCancel={() => ask('cancel')}
        />
      )}
      {kind !== 'off' && !may('administer') && (
        <p className={classes.said}>{roleNeeded('administer')}</p>
      )}
      {may('administer') && (
        <Group gap="xs">
          {(kind === 'current' || kind === 'failed' || kind === 'checking') && (
            <Button variant="default" loading={kind === 'checking'} onClick={() => ask('check')}>
              {t('updates.check')}
            </Button>
          )}
          {kind === 'available' && (
            <Button variant="default" onClick={() => ask('download')}>
              {t('updates.download')}
            </Button>
          )}
        </Group>
      )}
    </Section>
  );
}
