import { useTranslation } from 'react-i18next';
import classes from '../rate-books.module.css';

/** How far a relativity is from 1: -3 is far below, 0 is 1, 3 is far above. */
type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/** From below: the least ratio of each step away from 1, the same up and down. */
const STEPS = [1.4, 1.15, 1] as const;

/** The steps with the relativities at which they begin, for the legend. */
const LEGEND: readonly { readonly heat: Heat; readonly label: string }[] = [
  { heat: -3, label: '≤ 0.71' },
  { heat: -2, label: '0.71 – 0.87' },
  { heat: -1, label: '0.87 – 1' },
  { heat: 0, label: '1' },
  { heat: 1, label: '1 – 1.15' },
  { heat: 2, label: '1.15 – 1.4' },
  { heat: 3, label: '≥ 1.4' },
];

/** The colour step of a relativity; undefined for what is none. */
export function heatOf(value: unknown): Heat | undefined {
  if (typeof value !== 'number' || value < 0) return undefined;
  if (value === 1) return 0;
  const ratio = value > 1 ? value : 1 / value;
  const [far, some] = STEPS;
  if (ratio >= far) return value > 1 ? 3 : -3;
  if (ratio >= some) return value > 1 ? 2 : -2;
  return value > 1 ? 1 : -1;
}

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
