import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { type HistoryShown, historySize } from '../../../../shared/schemas/quotes/quote-version.ts';
import { Notice } from '../../../components/notice.tsx';
import { who } from '../../../i18n/who.ts';
import { historyWords } from './history-words.ts';

type Read = Pick<Quote, 'quoteId' | keyof HistoryShown>;

interface NewsState {
  readonly quoteId: string;
  /** How many events the broker has seen. */
  readonly seen: number;
  /** The events after those that the broker made here, counted from 0. */
  readonly own: readonly number[];
  /** Present while a change is under way: whose the events from this one on are is not known yet. */
  readonly changingFrom: number | undefined;
  /** Turns to a quote as it is first shown. What another one left here is forgotten. */
  readonly follow: (quote: Read) => void;
  readonly dismiss: (quote: Read) => void;
  /** A change of the quote shown begins: it brings events that are no news. */
  readonly begin: (shown: Read) => void;
  /** It ended. @param changed the quote after it; undefined where nothing changed */
  readonly end: (changed?: Read) => void;
}

/** Which events of the quote shown are news. */
export const useNewsState = create<NewsState>()((set, get) => ({
  quoteId: '',
  seen: 0,
  own: [],
  changingFrom: undefined,
  follow(quote) {
    const { quoteId } = quote;
    if (quoteId === get().quoteId) return;
    set({ quoteId, seen: historySize(quote), own: [], changingFrom: undefined });
  },
  dismiss: (quote) => set({ seen: historySize(quote) }),
  begin: (shown) => set({ changingFrom: historySize(shown) }),
  end(changed) {
    const { own, changingFrom = 0 } = get();
    const size = changed ? historySize(changed) : changingFrom;
    const made = Array.from({ length: size - changingFrom }, (_, index) => changingFrom + index);
    set({ own: [...own, ...made], changingFrom: undefined });
  },
}));

/** What others did to the quote since the broker has seen it. */
export function newsOf(state: NewsState, quote: Read): Quote['history'] {
  const { seen, own, changingFrom = historySize(quote) } = state;
  const { quoteId, history, earlierHistory = 0 } = quote;
  if (quoteId !== state.quoteId) return [];
  return history.filter((_, index) => {
    const event = earlierHistory + index;
    return event >= seen && event < changingFrom && !own.includes(event);
  });
}

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
