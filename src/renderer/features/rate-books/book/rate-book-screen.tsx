import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Screen } from '../../../components/screen.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useOperation } from '../../../data/use-operation.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { ScreenLink } from '../../../components/screen-link.tsx';
import { AwaitedScreen } from '../awaited-screen.tsx';
import { RATE_BOOKS } from '../book-name.ts';
import { BookPage } from './book-page.tsx';

/** One book may be meant by how its hash begins, as the core takes it: by so many characters or more. */
const LEAST = 8;

/** One rate book: found by its hash in the address, or by how that begins. */
export function RateBookScreen() {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { hash = '' } = useParams();
  // A scheduled book becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listRateBooks', {}, { every: MINUTE });
  const found = value?.rateBooks.filter((book) => book.hash.startsWith(hash)) ?? [];
  const [book, ...others] = hash.length < LEAST ? [] : found;

  if (book && others.length === 0) return <BookPage key={book.hash} book={book} />;
  const back = <ScreenLink to={RATE_BOOKS}>{t('unknown.back')}</ScreenLink>;
  if (value) {
    return (
      <Screen title={t('unknown.title')} lead={t('unknown.lead', { hash })}>
        {back}
      </Screen>
    );
  }
  return (
    <AwaitedScreen title={t('title')} height={420} fault={fault} back={back} onRetry={refetch} />
  );
}
