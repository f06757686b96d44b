import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useOperation } from '../../../data/use-operation.ts';
import '../../../i18n/screen-words/book-edit.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { ScreenLink } from '../../../components/screen-link.tsx';
import { AwaitedScreen } from '../awaited-screen.tsx';
import { RATE_BOOKS } from '../book-name.ts';
import { Editor } from './editor.tsx';

/** A kept rate book to edit: what is kept stays, and the edits become a draft of their own. */
export function EditRateBookScreen() {
  const { t } = useTranslation(['bookEdit', 'rateBooks']);
  const { hash = '' } = useParams();
  const { value, fault, refetch } = useOperation('readRateBook', { hash });
  if (value) return <Editor key={value.hash} hash={value.hash} base={value.rateBook} />;
  return (
    <AwaitedScreen
      {...{ title: t('waiting'), height: 320, fault }}
      onRetry={refetch}
      back={<ScreenLink to={RATE_BOOKS}>{t('rateBooks:unknown.back')}</ScreenLink>}
    />
  );
}
