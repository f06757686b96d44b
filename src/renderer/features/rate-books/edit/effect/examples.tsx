import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-book-trial.ts';
import table from '../../../../components/table.module.css';
import { change, money } from '../../../../i18n/money.ts';
import classes from './effects.module.css';

/** The worked examples by the edited book: whether each holds, and its premium before and now. */
export function Examples({ examples }: { readonly examples: RateBookTrial['examples'] }) {
  const { t } = useTranslation('bookEdit');
  if (!examples) return <p className={classes.none}>{t('examples.none')}</p>;
  return (
    <table className={`${table.table} ${classes.narrow}`}>
      <thead>
        <tr>
          <th scope="col">{t('examples.title')}</th>
          <th scope="col" className={table.number}>
            {t('before')}
          </th>
          <th scope="col" className={table.number}>
            {t('now')}
          </th>
          <th scope="col">{t('examples.holds')}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ title, holds, premiumCents, baseCents, differenceCents }) => (
          <tr key={title} data-fails={!holds || undefined}>
            <th scope="row">{title}</th>
            <td className={table.number}>{baseCents === null ? '' : money(baseCents / 100)}</td>
            <td className={table.number}>{money(premiumCents / 100)}</td>
            <td className={holds ? classes.holds : classes.fails}>
              {holds ? t('examples.yes') : t('examples.no', { by: change(differenceCents / 100) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
