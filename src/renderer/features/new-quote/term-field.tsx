import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type FormPath, formFieldAt } from '../../../shared/domain/quote-fields/form-fields.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { ChoiceField } from './choice-field.tsx';
import { newQuote } from './store/store.ts';
import { useTerms } from './use-terms.ts';

/** An element with the words of the rate book, which says what it assumes without one. */
export function TermField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  const { wordsOf = path } = formFieldAt(path);
  const choice = useTerms()?.choices.find((each) => each.path === wordsOf);
  const offered = (choice?.rows ?? []).map(({ word, title }) => ({
    value: word,
    label: bookWords(title),
  }));
  // A question that is to be confirmed counts as the typical answer.
  const rated = useStore(newQuote.preview.state, ({ preview }) =>
    preview?.explanation?.steps.find(({ id, assumed }) => assumed && id === choice?.id),
  );
  const what = rated?.input ?? choice?.assumed;
  const counts =
    what !== undefined && wordsOf === path ? t('assumed', { what: bookWords(what) }) : undefined;
  return <ChoiceField path={path} offered={offered} empty={t('notGiven')} emptyNote={counts} />;
}
