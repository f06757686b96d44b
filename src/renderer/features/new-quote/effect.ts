import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { OpenQuestion } from '../../../shared/schemas/quotes/open-questions.ts';
import { translate } from '../../i18n/i18n.ts';
import { wholeChange } from '../../i18n/money.ts';
import { useEdited } from './use-shown.ts';

/** What an answer could do to the premium, in whole euro: `−€120 to +€70`; undefined where it is less than one. */
function moveWords({ least, most }: OpenQuestion): string | undefined {
  const [down, up] = [Math.round(least), Math.round(most)];
  if (down < 0 && up > 0) {
    return translate('newQuote:effect.range', { least: wholeChange(down), most: wholeChange(up) });
  }
  const one = down < 0 ? down : up;
  return one === 0 ? undefined : translate('newQuote:effect.upTo', { amount: wholeChange(one) });
}

function effectWords(question: OpenQuestion): string | undefined {
  const { decision, scheme } = question;
  const said = moveWords(question) ?? (decision && translate(`newQuote:effect.${decision}`));
  return said && scheme
    ? translate('newQuote:effect.with', { effect: said, insurer: scheme.insurer })
    : said;
}

/** What an answer to a field could do, while it is empty; undefined where it does nothing or no one knows yet. */
export function useEffectWords(path: FormPath): string | undefined {
  // Says it again in another language.
  useTranslation('newQuote');
  const { form, questions } = useEdited();
  const isEmpty = useStore(form, ({ content }) => (content.texts[path] ?? '') === '');
  const question = useStore(questions, (state) =>
    state.questions?.find((one) => one.path === path),
  );
  return isEmpty && question ? effectWords(question) : undefined;
}
