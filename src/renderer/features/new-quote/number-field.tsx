import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type FormPath, isFormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { newQuote } from './store/store.ts';
import { TextField } from './text-field.tsx';
import { useTerms } from './use-terms.ts';

const { form, preview } = newQuote;

/** What the word of another field says of a number: an electric car has no engine. */
function useImplied(path: FormPath) {
  const { numbers = [], choices = [] }: Partial<RateBookTerms> = useTerms() ?? {};
  const implied = numbers.find((each) => each.path === path)?.implied ?? [];
  return useStore(form, ({ content: { texts } }) =>
    implied.find(({ path: other, row }) => {
      const text = isFormPath(other) ? texts[other] : undefined;
      const rows = choices.find((each) => each.path === other)?.rows ?? [];
      return rows.some(({ word, title }) => title === row && word === text);
    }),
  );
}

/** What the rate book counts where a number is left out, in words; undefined while one is given. */
function useEmptyWords(path: FormPath): string | undefined {
  const { t } = useTranslation('newQuote');
  const number = useTerms()?.numbers.find((each) => each.path === path);
  const implied = useImplied(path);
  const isEmpty = useStore(form, ({ content }) => (content.texts[path] ?? '') === '');
  // For this driver it may be less than the rate book assumes of most. What is typed is shown itself:
  // its words would only be in the premium's way.
  const rated = useStore(preview.state, (state) =>
    isEmpty
      ? state.preview?.explanation?.steps.find((step) => step.id === number?.id)?.input
      : undefined,
  );
  if (!isEmpty) return undefined;
  if (implied) return t('implied', { row: bookWords(implied.row), what: bookWords(implied.value) });
  const what = rated ?? number?.assumed;
  return what && t('assumed', { what: bookWords(what) });
}

/** A number that is typed; left out, it says what the rate book counts instead. */
export function NumberField({ path }: { readonly path: FormPath }) {
  return <TextField path={path} inputMode="numeric" placeholder={useEmptyWords(path)} />;
}
