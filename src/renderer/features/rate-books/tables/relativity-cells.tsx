import { useTranslation } from 'react-i18next';
import { percent, times } from '../../../i18n/money.ts';
import heats from '../heat/heat.module.css';
import { heatOf } from '../heat/heat.ts';
import classes from './tables.module.css';

/** A relativity with what it does to the premium, in a shade and in words. */
export function RelativityCells({ relativity }: { readonly relativity: number }) {
  const { t } = useTranslation('rateBooks');
  const shade = heatOf(relativity);
  const effect = `${relativity > 1 ? '+' : '−'}${percent(Math.abs(relativity - 1))}`;
  return (
    <>
      <td className={`${classes.number} ${heats.heat}`} data-heat={shade}>
        {times(relativity)}
      </td>
      <td className={classes.number}>{shade === 0 ? t('factor.level') : effect}</td>
    </>
  );
}
