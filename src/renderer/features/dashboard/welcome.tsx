import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CommandId } from '../../commands/catalogue.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Screen } from '../../components/screen.tsx';
import classes from './welcome.module.css';

interface FirstStep {
  readonly href: string;
  readonly icon: IconName;
  readonly command?: CommandId;
}

const steps = {
  newQuote: { href: '/new', icon: 'newQuote', command: 'goNewQuote' },
  price: { href: '/price', icon: 'price', command: 'goPrice' },
  training: { href: '/settings', icon: 'help' },
} as const satisfies Record<string, FirstStep>;

const order = ['newQuote', 'price', 'training'] as const;

/** The dashboard of a desk without quotes: what to do first. */
export function Welcome() {
  const { t } = useTranslation('dashboard');
  return (
    <Screen title={t('welcome.title')} lead={t('welcome.lead')}>
      <ul className={classes.steps}>
        {order.map((name) => {
          const { href, icon, command }: FirstStep = steps[name];
          return (
            <li key={name}>
              <Link href={href} className={classes.step}>
                <span className={classes.icon}>
                  <Icon name={icon} />
                </span>
                <span className={classes.name}>
                  {t(`welcome.${name}`)}
                  {command && <Keys command={command} />}
                </span>
                <span className={classes.note}>{t(`welcome.${name}Note`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}
