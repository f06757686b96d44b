import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { writtenDay } from '../../../i18n/day.ts';
import { moment } from '../../../i18n/moment.ts';
import { bookName } from '../book-name.ts';
import { StateBadge } from '../state-badge.tsx';

/** Whose a rate book is, where it stands, and what it is known by. */
export function BookFacts({ book }: { readonly book: KeptRateBook }) {
  const { t } = useTranslation('rateBooks');
  const { summary, activatedAt, publisher, hash } = book;
  const since = activatedAt === null ? t('fact.never') : moment(activatedAt);
  return (
    <Facts>
      <Fact plain name={t('column.state')} value="">
        <StateBadge book={book} />
      </Fact>
      {summary && (
        <>
          <Fact plain name={t('fact.scheme')} value={summary.scheme.name} />
          <Fact plain name={t('fact.insurer')} value={summary.scheme.insurer} />
          <Fact plain name={t('fact.inForceFrom')} value={writtenDay(summary.inForceFrom)} />
        </>
      )}
      <Fact plain name={t('fact.activatedAt')} value={since} />
      {publisher ? (
        <Fact
          name={t('fact.publisher')}
          value={publisher.fingerprint}
          copyAs={t('fact.publisher')}
        />
      ) : (
        <Fact plain name={t('fact.publisher')} value={t('fact.unsigned')} />
      )}
      <Fact name={t('fact.hash')} value={hash} copyAs={t('hash', { book: bookName(book) })} />
    </Facts>
  );
}
