import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Keys } from '../commands/keys-shown.tsx';
import { Icon } from '../components/icon.tsx';
import { useMay } from '../data/desk.ts';
import { REFERRALS } from '../data/waiting-referrals.ts';
import classes from './app.module.css';
import { RateBookNote } from './rate-book-note.tsx';
import { ReferralsLink } from './referrals-link.tsx';
import { screenAt, screens, screensFor } from './screens.ts';

/** The screens of use to whoever is at the desk, and the rate book in use. */
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
