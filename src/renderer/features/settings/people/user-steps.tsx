import { useTranslation } from 'react-i18next';
import type { UserStep } from '../../../../shared/schemas/people/user.ts';
import { moment } from '../../../i18n/moment.ts';
import { who } from '../../../i18n/who.ts';
import classes from '../settings-screen.module.css';

/** How many are shown: the command line lists more. */
const SHOWN = 10;

/** What happened to the people at the desk last, the newest first. */
export function UserSteps({ steps }: { readonly steps: readonly UserStep[] }) {
  const { t } = useTranslation('settings');
  return (
    <details>
      <summary>{t('people.steps')}</summary>
      <ol>
        {steps.slice(0, SHOWN).map(({ step, userId, name, at, by, user, reason }) => (
          <li key={`${at} ${step} ${userId}`}>
            {t(`people.step.${step}`, { name, reason })}{' '}
            <span className={classes.quiet}>
              <time dateTime={at}>{moment(at)}</time> · {who(by, user)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
