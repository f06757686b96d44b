import { useTranslation } from 'react-i18next';
import classes from './heat.module.css';
import { LEGEND } from './heat.ts';

/** What the colours of relativities say. */
export function Legend() {
  const { t } = useTranslation('bookEdit');
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {LEGEND.map(({ heat, label }) => (
        <li key={heat} data-heat={heat} className={`${classes.heat} ${classes.step}`}>
          {label}
        </li>
      ))}
    </ul>
  );
}
