import { ActionIcon, Box, type BoxProps, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { OfficeStatus } from '../../shared/schemas/desk/office.ts';
import { runCommand } from '../commands/commands.ts';
import { Keys } from '../commands/keys-shown.tsx';
import { Icon } from '../components/icon.tsx';
import { useDesk, useMay } from '../data/desk.ts';
import { MINUTE } from '../data/every.ts';
import { CONFLICTS, officeWords } from '../data/office.ts';
import { useOperation } from '../data/operation-query.ts';
import { COMPLAINTS, NOTICES, OVERDUE } from '../data/places.ts';
import { countOf, REFERRALS, useWaitingReferrals } from '../data/quote-count.ts';
import { writtenCount } from '../i18n/money.ts';
import classes from './app.module.css';
import { screenAt, screens, screensFor } from './screens.ts';

/** What stands below the quotes, and is no list of them. */
const BELOW_QUOTES: ReadonlySet<string> = new Set([
  REFERRALS,
  COMPLAINTS,
  OVERDUE,
  NOTICES,
  CONFLICTS,
]);

/** The first letters of the first and the last of a person's names. */
function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  const letter = (word = '') => [...word].slice(0, 1).join('');
  return (letter(first) + letter(others.at(-1))).toUpperCase();
}

/** Who is signed in at the desk, next to the way to lock it; nothing where no one signs in. */
export function SignedIn(shown: Pick<BoxProps, 'visibleFrom'>) {
  const { t } = useTranslation(['shell', 'commands']);
  // Also while the desk is locked, so that the focus comes back to the button.
  const user = useDesk()?.user;
  if (!user) return null;
  const { name } = user;
  const lock = t('commands:title.lockDesk');
  return (
    <Box {...shown} className={classes.person} title={name}>
      <span className={classes.initials} aria-hidden="true">
        {initials(name)}
      </span>
      <VisuallyHidden>{t('signIn.as')} </VisuallyHidden>
      <bdi className={classes.name}>{name}</bdi>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={lock}
        title={lock}
        onClick={() => runCommand('lockDesk')}
      >
        <Icon name="lock" />
      </ActionIcon>
    </Box>
  );
}

interface BelowProps {
  readonly to: string;
  readonly title: string;
  /** What waits there, as it is written and as it is read out; undefined where nothing does. */
  readonly waiting: { readonly written: string; readonly said: string } | undefined;
  readonly testId: string;
  readonly onNavigate: () => void;
}

/** The way to what waits below the quotes; nothing where nothing does. */
function BelowLink({ to, title, waiting, testId, onNavigate }: BelowProps) {
  const [location] = useLocation();
  const isShown = location === to;
  if (!waiting && !isShown) return null;
  return (
    <Link
      href={to}
      className={`${classes.link} ${classes.below}`}
      title={title}
      onClick={onNavigate}
      {...(isShown && { 'aria-current': 'page' })}
    >
      <span className={classes.linkName}>{title}</span>
      {waiting && (
        <span className={classes.badge} data-testid={testId}>
          <span aria-hidden="true">{waiting.written}</span>
          <VisuallyHidden>{waiting.said}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

/** The way to the queue of referrals with how many wait there. */
function ReferralsLink({ onNavigate }: Pick<BelowProps, 'onNavigate'>) {
  const { t } = useTranslation();
  const count = useWaitingReferrals();
  const written = count && writtenCount(count);
  const waiting = written
    ? { written, said: t('waiting.count', { count: count.count, written }) }
    : undefined;
  const shown = { to: REFERRALS, title: t('waiting.link'), waiting, testId: 'waiting' };
  return <BelowLink {...shown} onNavigate={onNavigate} />;
}

/** The way to what the insurers' database must be told of, with how much that is. */
function NoticesLink({ onNavigate }: Pick<BelowProps, 'onNavigate'>) {
  const { t } = useTranslation();
  const { value } = useOperation('listDatabaseNotices', { limit: 1 }, { every: MINUTE });
  const count = value && countOf(value);
  const written = count && writtenCount(count);
  const waiting =
    written && count.count > 0
      ? { written, said: t('database.count', { count: count.count, written }) }
      : undefined;
  const shown = { to: NOTICES, title: t('database.link'), waiting, testId: 'notices' };
  return <BelowLink {...shown} onNavigate={onNavigate} />;
}

/** How often the mark of the office is looked at, in milliseconds: an office goes away without any change here. */
const OFFICE_EVERY = 5_000;

/** Where this desk and its office stand; nothing of one that works for itself. */
function useOffice(): OfficeStatus | undefined {
  const [isJoined, setJoined] = useState(false);
  const { value } = useOperation('officeStatus', {}, isJoined ? { every: OFFICE_EVERY } : {});
  const now = value?.office?.url != null;
  if (now !== isJoined) setJoined(now);
  return now ? value : undefined;
}

interface OfficeProps {
  readonly status: OfficeStatus | undefined;
}

/** The way to the changes that a colleague was faster with, with how many wait for a decision. */
function ConflictsLink({ status, onNavigate }: OfficeProps & Pick<BelowProps, 'onNavigate'>) {
  const { t } = useTranslation();
  const count = status?.conflicts ?? 0;
  const waiting =
    count > 0 ? { written: String(count), said: t('office.conflictCount', { count }) } : undefined;
  const shown = { to: CONFLICTS, title: t('office.conflicts'), waiting, testId: 'conflicts' };
  return <BelowLink {...shown} onNavigate={onNavigate} />;
}

/** The office of this desk, and whether the two are in step. */
function OfficeNote({ status }: OfficeProps) {
  if (!status?.office) return null;
  const isWell = status.awaySince === null && status.problem === null;
  return (
    <Text
      size="xs"
      px="sm"
      pb={6}
      lh={1.5}
      role="status"
      data-testid="office"
      {...(isWell && { c: 'dimmed' })}
    >
      {status.office.name}
      <br />
      {officeWords(status)}
    </Text>
  );
}

/** The rate book that prices, in two quiet lines. */
function RateBookNote() {
  const { t } = useTranslation();
  const { value: status } = useOperation('serviceStatus', {});
  if (!status) return null;
  const { rateBook, version } = status;
  return (
    <Text size="xs" c="dimmed" px="sm" lh={1.5}>
      {rateBook ? `${rateBook.name} ${rateBook.version}` : t('rateBook.none')}
      <br />
      {t('rateBook.version', { version })}
    </Text>
  );
}

/** The screens of use to the person at the desk, and the rate book in use. */
export function Navigation({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation();
  const [location] = useLocation();
  const may = useMay();
  const shown = screenAt(location);
  const office = useOffice();
  return (
    <>
      <div className={classes.brand}>{t('brand')}</div>
      <div className={classes.links}>
        {screensFor(may).map((name) => (
          <Fragment key={name}>
            <Link
              href={screens[name].path}
              className={classes.link}
              data-name={name}
              title={t(`screens.${name}`)}
              onClick={onNavigate}
              {...(shown === name && !BELOW_QUOTES.has(location) && { 'aria-current': 'page' })}
            >
              <Icon name={screens[name].icon} />
              <span className={classes.linkName}>{t(`screens.${name}`)}</span>
              <Keys command={screens[name].command} />
            </Link>
            {name === 'quotes' && <ReferralsLink onNavigate={onNavigate} />}
            {name === 'quotes' && <NoticesLink onNavigate={onNavigate} />}
            {name === 'quotes' && <ConflictsLink status={office} onNavigate={onNavigate} />}
          </Fragment>
        ))}
      </div>
      <div className={classes.foot}>
        <OfficeNote status={office} />
        <RateBookNote />
      </div>
    </>
  );
}
