import { Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Keys } from '../commands/keys-shown.tsx';
import { Icon } from '../components/icon.tsx';
import { useMay } from '../data/desk.ts';
import { useOperation } from '../data/use-operation.ts';
import { REFERRALS, useWaitingReferrals } from '../data/waiting-referrals.ts';
import { writtenCount } from '../i18n/count.ts';
import classes from './app.module.css';
import { screenAt, screens, screensFor } from './screens.ts';

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
