import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { useTerms } from '../../data/terms.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { newQuote } from './store/store.ts';
import { TextField } from './text-field.tsx';

const { preview } = newQuote;

/** A number that is typed; left out, it says what the rate book counts instead. */
export function NumberField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  const number = useTerms()?.numbers.find((each) => each.path === path);
  // For this driver it may be less than the rate book assumes of most.
  const rated = useStore(preview.state, (state) =>
    state.preview?.covers[0]?.explanation.steps.find((step) => step.id === number?.id),
  );
  const what = rated?.assumed ? rated.input : number?.assumed;
  const empty = what === undefined ? undefined : t('assumed', { what: bookWords(what) });
  return <TextField path={path} inputMode="numeric" placeholder={empty} />;
}
