import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import table from '../../../components/table.module.css';
import { writtenDay } from '../../../i18n/day.ts';
import { bookName, bookPath } from '../book-name.ts';
import { StateBadge } from '../state-badge.tsx';
import classes from './book-table.module.css';
import { HashCell, LastStep } from './row-parts.tsx';

function BookRow({ book }: { readonly book: KeptRateBook }) {
  const { t } = useTranslation('rateBooks');
  const { hash, summary, steps } = book;
  const name = bookName(book);
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} href={bookPath(hash)} className={classes.name}>
          {name}
        </Anchor>
        {!summary && <span className={classes.by}>{t('damaged.title')}</span>}
        {summary?.demonstration && <span className={classes.by}>{t('demonstration')}</span>}
      </th>
      <td>
        <StateBadge book={book} />
      </td>
      <td className={table.when}>{summary && writtenDay(summary.inForceFrom)}</td>
      <td>
        <LastStep steps={steps} />
      </td>
      <td>
        <HashCell hash={hash} what={t('hash', { book: name })} />
      </td>
    </tr>
  );
}

interface BookTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly books: readonly KeptRateBook[];
}

/** The rate books of a scheme, each with where it stands and who did what last. */
export function BookTable({ label, books }: BookTableProps) {
  const { t } = useTranslation('rateBooks');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={label}>
      <table className={`${table.table} ${classes.books}`}>
        <thead>
          <tr>
            <th scope="col">{t('column.book')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.inForceFrom')}</th>
            <th scope="col">{t('column.last')}</th>
            <th scope="col">{t('column.hash')}</th>
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <BookRow key={book.hash} book={book} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
