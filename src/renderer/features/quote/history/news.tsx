import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { Notice } from '../../../components/notice.tsx';
import { newsOf, useNewsState } from '../../../data/news.ts';
import { historyWords } from '../../../i18n/history-words.ts';
import { who } from '../../../i18n/who.ts';

/** Says what others did to the quote while it was shown. */
export function News({ page: { quote, explored } }: { readonly page: QuotePage }) {
  const { t } = useTranslation('quote');
  const state = useNewsState();
  const news = newsOf(state, quote);
  if (news.length === 0) return null;
  return (
    <Notice
      tone="warning"
      urgent
      title={t('news.title')}
      action={
        <Button size="xs" variant="default" onClick={() => state.dismiss(quote)}>
          {t('news.seen')}
        </Button>
      }
    >
      <ul>
        {historyWords(news, explored?.terms.addOns).map(({ number, by, user, what }) => (
          <li key={number}>
            {what} ({who(by, user)})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
