import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { money } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

/** The base, the least premiums, the fees and the products of a rate book. */
export function GeneralPart({ book }: { readonly book: RateBook }) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { base, minimumNetCents, policyFeeCents, smallestPremiumCents, validityDays } = book;
  const { products, beforeCover } = book;
  return (
    <>
      <PartTable
        label={t('general.base')}
        columns={[
          { title: t('general.cover') },
          { title: t('general.base'), isNumber: true },
          { title: t('general.minimum'), isNumber: true },
        ]}
      >
        {COVERS.map((cover) => (
          <tr key={cover}>
            <th scope="row">{t(`common:cover.${cover}`)}</th>
            <td className={classes.number}>{money(base.cents[cover] / 100)}</td>
            <td className={classes.number}>{money(minimumNetCents[cover] / 100)}</td>
          </tr>
        ))}
      </PartTable>
      <Facts>
        <Fact plain name={t('general.fee')} value={money(policyFeeCents / 100)} />
        <Fact plain name={t('general.smallest')} value={money(smallestPremiumCents / 100)} />
        <Fact
          plain
          name={t('general.validity')}
          value={t('general.days', { count: validityDays })}
        />
        {beforeCover && (
          <Fact
            plain
            name={t('general.facts')}
            value={t('general.factsWhere', {
              facts: beforeCover.facts.map(nameOf).join(', '),
              where: t(`general.where.${beforeCover.where}`),
            })}
          />
        )}
      </Facts>
      <PartTable
        label={t('general.product')}
        columns={[{ title: t('general.product') }, { title: t('general.what') }]}
      >
        {products.map(({ id, name, description }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{bookWords(description)}</td>
          </tr>
        ))}
      </PartTable>
    </>
  );
}
