import { useTranslation } from 'react-i18next';
import { type FormPath, formFieldAt } from '../../../shared/domain/quote-fields/form-fields.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { ChoiceField } from './choice-field.tsx';
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
  const counts =
    choice && wordsOf === path ? t('assumed', { what: bookWords(choice.assumed) }) : undefined;
  return <ChoiceField path={path} offered={offered} empty={t('notGiven')} emptyNote={counts} />;
}
