import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/use-operation.ts';
import '../../../i18n/screen-words/book-edit.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ScreenLink } from '../../../components/screen-link.tsx';
import { AwaitedScreen } from '../awaited-screen.tsx';
import { RATE_BOOKS } from '../book-name.ts';
import { Editor } from './editor.tsx';

/** A kept rate book to edit: what is kept stays, and the edits become a draft of their own. */
export function EditRateBookScreen() {
  const { t } = useTranslation(['bookEdit', 'rateBooks']);
  const { hash = '' } = useParams();
  const may = useMay();
  const { value, fault, refetch } = useOperation('readRateBook', { hash });
  const back = <ScreenLink to={RATE_BOOKS}>{t('rateBooks:unknown.back')}</ScreenLink>;
  if (!may('ratebook:draft')) {
    return (
      <Screen title={t('waiting')} actions={back}>
        <RoleNeeded right="ratebook:draft" to="use" />
      </Screen>
    );
  }
  if (value) return <Editor key={value.hash} hash={value.hash} base={value.rateBook} />;
  return <AwaitedScreen {...{ title: t('waiting'), height: 320, fault, back }} onRetry={refetch} />;
}
