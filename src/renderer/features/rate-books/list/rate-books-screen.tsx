import '../../../i18n/screen-words/rate-books.ts';
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { Empty, FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Screen, Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useShared } from '../../../data/office.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { bookName, bookPath, LEVIES } from '../dated-table.ts';
import { StateBadge } from '../state-badge.tsx';
import { ImportBook, useImport } from './import-book.tsx';
import classes from './list.module.css';
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
function BookTable({ label, books }: BookTableProps) {
  const { t } = useTranslation('rateBooks');
  return (
    <ScrollingTable
      isRegion
      label={label}
      className={classes.books}
      columns={[
        { title: t('column.book') },
        { title: t('column.state') },
        { title: t('column.inForceFrom') },
        { title: t('column.last') },
        { title: t('column.hash') },
      ]}
    >
      {books.map((book) => (
        <BookRow key={book.hash} book={book} />
      ))}
    </ScrollingTable>
  );
}

/** The rate books of a scheme, what came last first. */
export interface SchemeGroup {
  /** Undefined for damaged books, which say no scheme any more. */
  readonly scheme: Scheme | undefined;
  readonly books: readonly KeptRateBook[];
}

const schemeId = ({ summary }: KeptRateBook) => summary?.scheme.id;

/** The rate books by scheme in the order in which the schemes came; damaged ones last. */
export function schemeGroups(books: readonly KeptRateBook[]): readonly SchemeGroup[] {
  const ids = new Set(books.map(schemeId));
  const isDamaged = ids.delete(undefined);
  return [...ids, ...(isDamaged ? [undefined] : [])].map((id) => {
    const own = books.filter((book) => schemeId(book) === id);
    // The insurer may have changed its name: the newest book says it.
    return { scheme: own.at(-1)?.summary?.scheme, books: own.toReversed() };
  });
}

/** Every rate book by scheme, with where it stands; files of others are imported here. */
export function RateBooksScreen() {
  const { t } = useTranslation(['rateBooks', 'common']);
  // A scheduled book becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listRateBooks', {}, { every: MINUTE });
  const importing = useImport();
  const { may, officeDecides } = useShared();
  const isDrafter = may('ratebook:draft');
  const problem = faultToSay(fault, value !== undefined);
  return (
    <Screen
      title={t('common:screens.rateBooks')}
      lead={t('lead')}
      actions={
        <>
          <Button component={Link} variant="default" href={LEVIES}>
            {t('levies.open')}
          </Button>
          {isDrafter && <ImportBook importing={importing} />}
        </>
      }
    >
      {!isDrafter && <RoleNeeded officeDecides={officeDecides} right="ratebook:draft" />}
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('listed')} height={320} />}
      {value?.rateBooks.length === 0 && <Empty title={t('none')} />}
      {schemeGroups(value?.rateBooks ?? []).map(({ scheme, books }) => (
        <Section
          key={scheme?.id ?? ''}
          title={scheme?.name ?? t('damaged.scheme')}
          note={scheme ? t('insurer', { insurer: scheme.insurer }) : t('damaged.note')}
        >
          <BookTable
            label={scheme ? t('of', { scheme: scheme.name }) : t('damaged.scheme')}
            books={books}
          />
        </Section>
      ))}
    </Screen>
  );
}
