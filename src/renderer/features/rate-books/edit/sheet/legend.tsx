import { useTranslation } from 'react-i18next';
import { LEGEND } from './heat.ts';
import classes from './sheet.module.css';

/** What the colours of relativities say. */
export function Legend() {
  const { t } = useTranslation('bookEdit');
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {LEGEND.map(({ heat, label }) => (
        <li key={heat} data-heat={heat} className={classes.heat}>
          {label}
        </li>
      ))}
    </ul>
  );
}
