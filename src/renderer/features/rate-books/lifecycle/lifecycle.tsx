import { useTranslation } from 'react-i18next';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { Section } from '../../../components/section.tsx';
import { moment } from '../../../i18n/moment.ts';
import classes from './lifecycle.module.css';
import { stepBy, stepWords } from './step-words.ts';

/** Everything that happened to a rate book or a levy table, the newest first: what, why, who and when. */
export function Lifecycle({ steps }: Pick<KeptTable<unknown>, 'steps'>) {
  const { t } = useTranslation('rateBooks');
  return (
    <Section title={t('life.title')}>
      <ol className={classes.list} reversed>
        {steps.toReversed().map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and none has a state
          <li key={i} className={classes.step}>
            <div className={classes.what}>
              {stepWords(step)}
              {step.reason && <q className={classes.reason}>{step.reason}</q>}
            </div>
            <div className={classes.by}>
              <time dateTime={step.at}>{moment(step.at)}</time> · {stepBy(step)}
            </div>
          </li>
        ))}
        {steps.length === 0 && <li className={classes.step}>{t('step.shipped')}</li>}
      </ol>
    </Section>
  );
}
