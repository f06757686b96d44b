import { useTranslation } from 'react-i18next';
import table from '../../components/table.module.css';
import { bookWords } from '../../i18n/book-words.ts';
import { change, money } from '../../i18n/money.ts';
import { usePrice } from './price-store.ts';
import classes from './spread.module.css';

/** What makes the difference between the two premiums of the chosen cover, the largest effect first. */
export function SpreadTable() {
  const { t } = useTranslation('price');
  const { comparison, cover } = usePrice();
  const priced = comparison?.covers.find((each) => each.cover === cover);
  if (!priced || priced.spread.length === 0) return null;
  const amounts = { premium: money(priced.explanation.premium), most: money(priced.most) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('spread.title')}>
      <table className={table.table}>
        <caption className={classes.caption}>
          <span className={classes.title}>{t('spread.title')}</span>
          <span className={classes.lead}>{t('spread.lead', amounts)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('spread.question')}</th>
            <th scope="col">{t('spread.typical')}</th>
            <th scope="col">{t('spread.cautious')}</th>
            <th scope="col" className={table.number}>
              {t('spread.effect')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priced.spread.map(({ path, title, typical, cautious, effect }) => (
            <tr key={`${path} ${title}`}>
              <th scope="row">{bookWords(title)}</th>
              <td>{bookWords(typical)}</td>
              <td>{bookWords(cautious)}</td>
              <td className={table.number}>{change(effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
