import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useQuote } from '../quote-store.ts';
import { type AddOnTitles, historyWords, who } from './history-words.ts';

const NONE: AddOnTitles = [];

/** Says what others did to the quote while it was shown. */
export function News() {
  const { t } = useTranslation('quote');
  const news = useQuote((state) => state.news);
  const dismiss = useQuote((state) => state.dismissNews);
  const titles = useQuote(({ terms }) => (terms.state === 'ready' ? terms.value.addOns : NONE));
  if (news.length === 0) return null;
  return (
    <Notice
      tone="warning"
      urgent
      title={t('news.title')}
      action={
        <Button size="xs" variant="default" onClick={dismiss}>
          {t('news.seen')}
        </Button>
      }
    >
      <ul>
        {historyWords(news, titles).map(({ number, by, what }) => (
          <li key={number}>
            {what} ({who(by)})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
