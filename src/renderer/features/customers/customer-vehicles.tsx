import { useTranslation } from 'react-i18next';
import type { CustomerFile } from '../../../shared/schemas/people/customer.ts';
import classes from '../../components/table.module.css';
import { count, wholeMoney } from '../../i18n/money.ts';
import { labelOf } from '../../i18n/say.ts';

type Vehicles = CustomerFile['vehicles'];

/** What a person was ever quoted for. */
export function CustomerVehicles({ vehicles }: { readonly vehicles: Vehicles }) {
  const { t } = useTranslation(['customers', 'common']);
  const none = t('common:none');
  const label = t('page.table', { what: t('page.vehicles') });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={classes.panel} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('page.registration')}</th>
            <th scope="col">{t('page.vehicle')}</th>
            <th scope="col" className={classes.number}>
              {t('page.year')}
            </th>
            <th scope="col" className={classes.number}>
              {t('page.engine')}
            </th>
            <th scope="col" className={classes.number}>
              {t('page.value')}
            </th>
            <th scope="col" className={classes.number}>
              {labelOf('Vehicle/Mileage')}
            </th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ registrationNumber, make, model, year, engineSize, value, mileage }) => (
            <tr key={registrationNumber}>
              <th scope="row">{registrationNumber}</th>
              <td>{`${make} ${model}`}</td>
              <td className={classes.number}>{year ?? none}</td>
              <td className={classes.number}>
                {engineSize === undefined ? none : t('page.cc', { size: count(engineSize) })}
              </td>
              <td className={classes.number}>{value === undefined ? none : wholeMoney(value)}</td>
              <td className={classes.number}>{mileage === undefined ? none : count(mileage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
