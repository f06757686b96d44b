import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Right } from '../../../shared/domain/permission.ts';
import type { CommandId } from '../../commands/catalogue.ts';
import { runCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { SettingsButton } from '../../components/links.tsx';
import { Notice } from '../../components/notice.tsx';
import { Screen, settingsPage } from '../../components/screen.tsx';
import { WaitingRestoreNotice } from '../../components/waiting-restore.tsx';
import { useMay } from '../../data/desk.ts';
import { getEnvironment } from '../../data/environment.ts';
import { useToday } from '../../data/every.ts';
import { missingOf } from '../../data/firm.ts';
import { useShared } from '../../data/office.ts';
import { useOperation } from '../../data/operation-query.ts';
import { useSettings } from '../../data/settings.ts';
import { moment } from '../../i18n/day.ts';
import { count } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import classes from './to-do.module.css';
import { DueRenewals, ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';

/** How often the host is asked: backups, and a restore that waits, are no change of the data. */
const EVERY = 15_000;

/**
 * Says what endangers the data where they lie, that a restore waits, that no backup succeeded for a week
 * or the last one failed; else nothing.
 */
export function DataWarning() {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const { value: status } = useOperation('serviceStatus', {});
  const { value } = useOperation('backupStatus', {}, { every: EVERY });
  if (!value) return null;
  const { waitingRestore, isOverdue, lastFailure } = value;
  const action = may('administer') && (
    <SettingsButton section="backups">{t('backups.open')}</SettingsButton>
  );
  return (
    <>
      {status?.data.warning && <Notice tone="warning">{say(status.data.warning)}</Notice>}
      {waitingRestore && <WaitingRestoreNotice waiting={waitingRestore} action={action} />}
      {(isOverdue || lastFailure) && (
        <Notice
          tone="warning"
          title={t(isOverdue ? 'backups.overdue' : 'backups.failed')}
          action={action}
        >
          {lastFailure && say(lastFailure.message)}
        </Notice>
      )}
    </>
  );
}

/** Asks again for what a firm must say on its papers, once the first start is over. */
export function FirmTask() {
  const { t } = useTranslation('dashboard');
  const { may } = useShared();
  const isAsked = useSettings(
    ({ settings }) => settings.state === 'ready' && settings.value.tourDone,
  );
  const { value: firm } = useOperation('getFirm', {});
  const missing = firm && may('administer') && isAsked ? missingOf(firm) : [];
  if (missing.length === 0 || getEnvironment() !== 'live') return null;
  return (
    <Notice
      tone="plain"
      title={t('firm.title')}
      action={<SettingsButton section="firm">{t('firm.open')}</SettingsButton>}
    >
      {t('firm.missing', { what: missing.map((name) => t(`firm.${name}`)).join(', ') })}
    </Notice>
  );
}

/** How many drafts are listed: the form lists them all. */
const SHOWN = 5;

/** The drafts that were saved last, for anyone who may quote; nothing where there are none. */
export function OpenDrafts() {
  const { t } = useTranslation('dashboard');
  const enabled = useMay()('quote:write');
  const { value } = useOperation('listDrafts', {}, { enabled });
  if (!value || value.drafts.length === 0) return null;
  const newest = value.drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  return (
    <ToDo
      title={t('drafts.title')}
      counts={<ToDoCount href="/new" name={t('all')} count={count(newest.length)} />}
    >
      <ToDoList>
        {newest.slice(0, SHOWN).map(({ id, title, savedAt }) => (
          <ToDoRow
            key={id}
            href={`/new/${id}`}
            who={title || t('drafts.untitled')}
            what={t('drafts.saved', { moment: moment(savedAt) })}
            next={t('drafts.next')}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}

interface FirstStep {
  /** The screen that it is; absent where only a command leads to it. */
  readonly href?: string;
  readonly icon: IconName;
  readonly command?: CommandId;
  /** What it takes. */
  readonly right: Right;
}

const steps = {
  newQuote: { href: '/new', icon: 'newQuote', command: 'goNewQuote', right: 'quote:write' },
  training: { icon: 'help', command: 'practise', right: 'quote:write' },
  restore: { href: settingsPage('backups'), icon: 'document', right: 'administer' },
} as const satisfies Record<string, FirstStep>;

interface StepProps {
  readonly step: FirstStep;
  readonly children: ReactNode;
}

/** A link where it is a screen, else a button. */
function Step({ step: { href, command }, children }: StepProps) {
  if (href !== undefined) {
    return (
      <Link href={href} className={classes.step}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={classes.step} onClick={() => command && runCommand(command)}>
      {children}
    </button>
  );
}

const order = ['newQuote', 'training', 'restore'] as const;

/**
 * The dashboard of a desk without quotes: what endangers its data, what to do first, which imported renewals
 * are due, and the drafts.
 */
export function Welcome() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const may = useMay();
  return (
    <Screen title={t('welcome.title')} lead={t('welcome.lead')}>
      <DataWarning />
      <FirmTask />
      <ul className={classes.steps}>
        {order
          .filter((name) => may(steps[name].right))
          .map((name) => {
            const { icon, command }: FirstStep = steps[name];
            return (
              <li key={name}>
                <Step step={steps[name]}>
                  <span className={classes.icon}>
                    <Icon name={icon} />
                  </span>
                  <span className={classes.name}>
                    {t(`welcome.${name}`)}
                    {command && <Keys command={command} />}
                  </span>
                  <span className={classes.note}>{t(`welcome.${name}Note`)}</span>
                </Step>
              </li>
            );
          })}
      </ul>
      <DueRenewals today={today} />
      <OpenDrafts />
    </Screen>
  );
}
