import { Redirect, useParams } from 'wouter';
import { openedFile } from '../../data/opened-file.ts';
import { BeginWith } from './begin-with.tsx';
import { newQuote } from './store/store.ts';

/** Begins a draft with the file that was opened or dropped. */
export function FileQuote() {
  const { opened = '' } = useParams<{ opened: string }>();
  const content = openedFile(opened);
  // The page was loaded again: its file is no longer known.
  if (content === undefined) return <Redirect to="/new" replace />;
  return <BeginWith what={opened} begin={(draft) => newQuote.openFile(content, draft)} />;
}
