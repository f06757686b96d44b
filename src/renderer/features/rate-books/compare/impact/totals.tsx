import { useTranslation } from 'react-i18next';
import type { ImpactReport } from '../../../../../shared/schemas/rate-books/impact.ts';
import { Notice } from '../../../../components/notice.tsx';
import { count } from '../../../../i18n/money.ts';
import classes from './impact.module.css';
import { averageWords, percentWords } from './impact-words.ts';

const FIGURES = [
  ...(['risks', 'compared', 'dearer', 'cheaper'] as const),
  ...(['newlyDeclined', 'noLongerDeclined', 'newlyReferred', 'noLongerReferred'] as const),
];

/** The sums of all risks. */
export function Totals({ report: { total, skipped } }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  return (
    <>
      <dl className={classes.totals}>
        <div className={classes.average}>
          <dt>{t('total.average')}</dt>
          <dd className="amount">
            {averageWords(total.before, total)}
            {total.compared > 0 && (
              <>
                {' → '}
                {averageWords(total.after, total)} <strong>{percentWords(total.percent)}</strong>
              </>
            )}
          </dd>
        </div>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`total.${name}`)}</dt>
            <dd className="amount">{count(total[name])}</dd>
          </div>
        ))}
      </dl>
      {skipped > 0 && (
        <Notice
          tone="warning"
          title={t('impact.skipped', { count: skipped, written: count(skipped) })}
        />
      )}
    </>
  );
}
