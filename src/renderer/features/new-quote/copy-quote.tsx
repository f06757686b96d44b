import { useParams } from 'wouter';
import { BeginWith } from './begin-with.tsx';
import { newQuote } from './store/store.ts';

/** Begins a draft with a copy of the quote that the address names. */
export function CopyQuote() {
  const { quote = '' } = useParams<{ quote: string }>();
  return <BeginWith what={quote} begin={(draft) => newQuote.copy(quote, draft)} />;
}

/** Begins a draft with the imported customer that the address names. */
export function RenewalQuote() {
  const { renewal = '' } = useParams<{ renewal: string }>();
  return <BeginWith what={renewal} begin={(draft) => newQuote.renew(renewal, draft)} />;
}
