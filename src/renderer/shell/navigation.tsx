import { ActionIcon, Box, type BoxProps, Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { runCommand } from '../commands/commands.ts';
import { Keys } from '../commands/keys-shown.tsx';
import { Icon } from '../components/icon.tsx';
import { useDesk, useMay } from '../data/desk.ts';
import { useOperation } from '../data/operation-query.ts';
import { REFERRALS, useWaitingReferrals } from '../data/quote-count.ts';
import { writtenCount } from '../i18n/money.ts';
import classes from './app.module.css';
import { screenAt, screens, screensFor } from './screens.ts';

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

/** The way to the queue of referrals with how many wait there; nothing where none does. */
function ReferralsLink({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation();
  const [location] = useLocation();
  const waiting = useWaitingReferrals();
  const isShown = location === REFERRALS;
  if (!waiting && !isShown) return null;
  return (
    <Link
      href={REFERRALS}
      className={`${classes.link} ${classes.below}`}
      title={t('waiting.link')}
      onClick={onNavigate}
      {...(isShown && { 'aria-current': 'page' })}
    >
      <span className={classes.linkName}>{t('waiting.link')}</span>
      {waiting && (
        <span className={classes.badge} data-testid="waiting">
          <span aria-hidden="true">{writtenCount(waiting)}</span>
          <VisuallyHidden>
            {t('waiting.count', { count: waiting.count, written: writtenCount(waiting) })}
          </VisuallyHidden>
        </span>
      )}
    </Link>
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
              {...(shown === name && location !== REFERRALS && { 'aria-current': 'page' })}
            >
              <Icon name={screens[name].icon} />
              <span className={classes.linkName}>{t(`screens.${name}`)}</span>
              <Keys command={screens[name].command} />
            </Link>
            {name === 'quotes' && <ReferralsLink onNavigate={onNavigate} />}
          </Fragment>
        ))}
      </div>
      <div className={classes.foot}>
        <RateBookNote />
      </div>
    </>
  );
}
