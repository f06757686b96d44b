import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Right } from '../../../shared/domain/permission.ts';
import type { CommandId } from '../../commands/catalogue.ts';
import { runCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Screen } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useToday } from '../../data/every.ts';
import { DataWarning } from './data-warning.tsx';
import { DueRenewals } from './due-renewals.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import classes from './welcome.module.css';

interface FirstStep {
  /** The screen that it is; absent where only a command leads to it. */
  readonly href?: string;
  readonly icon: IconName;
  readonly command: CommandId;
  /** What it takes. */
  readonly right: Right;
}

const steps = {
  newQuote: { href: '/new', icon: 'newQuote', command: 'goNewQuote', right: 'quote:write' },
  price: { href: '/price', icon: 'price', command: 'goPrice', right: 'price' },
  training: { icon: 'help', command: 'practise', right: 'quote:write' },
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
    <button type="button" className={classes.step} onClick={() => runCommand(command)}>
      {children}
    </button>
  );
}

const order = ['newQuote', 'price', 'training'] as const;

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
      <ul className={classes.steps}>
        {order
          .filter((name) => may(steps[name].right))
          .map((name) => {
            const { icon, command } = steps[name];
            return (
              <li key={name}>
                <Step step={steps[name]}>
                  <span className={classes.icon}>
                    <Icon name={icon} />
                  </span>
                  <span className={classes.name}>
                    {t(`welcome.${name}`)}
                    <Keys command={command} />
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
