import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useOperation } from '../../../data/use-operation.ts';
import '../../../i18n/screen-words/book-edit.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { Editor } from './editor.tsx';

/** A kept rate book to edit: what is kept stays, and the edits become a draft of their own. */
export function EditRateBookScreen() {
  const { t } = useTranslation('bookEdit');
  const { hash = '' } = useParams();
  const { value, fault, refetch } = useOperation('readRateBook', { hash });
  if (value) return <Editor key={value.hash} hash={value.hash} base={value.rateBook} />;
  return (
    <Screen title={t('waiting')}>
      {fault ? (
        <FaultNotice fault={fault} onRetry={refetch} />
      ) : (
        <Waiting what={t('waiting')} height={320} />
      )}
    </Screen>
  );
}
