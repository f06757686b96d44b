import { useParams } from 'wouter';
import { BeginWith } from './begin-with.tsx';
import { newQuote } from './store/store.ts';

/** Begins a draft with a copy of the quote that the address names, until the day that it may name. */
export function CopyQuote() {
  const { quote = '', day } = useParams<{ quote: string; day?: string }>();
  return <BeginWith what={quote} begin={(draft) => newQuote.copy(quote, draft, day)} />;
}

/** Begins a draft with the imported customer that the address names. */
export function RenewalQuote() {
  const { renewal = '' } = useParams<{ renewal: string }>();
  return <BeginWith what={renewal} begin={(draft) => newQuote.renew(renewal, draft)} />;
}
