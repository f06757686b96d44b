import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import {
  type FormField as Field,
  type FormPath,
  fieldsInGroup,
  fieldsInPart,
} from '../../../shared/domain/quote-fields/form-fields.ts';
import type { OpenQuestion } from '../../../shared/schemas/quotes/open-questions.ts';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import classes from './field.module.css';
import { FormField } from './form-field.tsx';
import type { Texts } from './store/content.ts';
import { useEdited, useTerms } from './use-shown.ts';

const ASKED: readonly Field[] = fieldsInPart('asked');
const COVER = 'Policy/CoverType' satisfies FormPath;

const isGiven = (texts: Texts, path: FormPath) => (texts[path] ?? '') !== '';

/** What is asked of any car, until the rate book says more. */
const OF_ANY_CAR = fieldsInGroup('vehicle').map(({ path }): string => path);

/** What a form asks before it has a price: the words and numbers of the rate book, and what is given already. */
function usual(terms: RateBookTerms | undefined, given: Texts): FormPath[] {
  const ofBook = terms && [...terms.choices, ...terms.numbers].map(({ path }) => path);
  const asked = new Set(ofBook ?? OF_ANY_CAR);
  return ASKED.map(({ path }) => path).filter((path) => asked.has(path) || isGiven(given, path));
}

/**
 * What is asked, as the schemes rank it: the largest effect first. The order is made again for another scheme or cover
 * alone, and never while somebody is at one of the fields: what is answered stays where it was.
 * @param isUsed whether somebody is
 */
function useRanked(isUsed: () => boolean): {
  readonly paths: readonly FormPath[];
  readonly isRanked: boolean;
} {
  const { form, preview, questions } = useEdited();
  const terms = useTerms();
  const open = useStore(questions, (state) => state.questions);
  const [given] = useState(() => form.getState().content.texts);
  const [ranked, setRanked] = useState<readonly FormPath[]>();
  const rankedFor = useRef<string>(undefined);
  const paths = ranked ?? usual(terms, given);
  const rank = useEffectEvent((open: readonly OpenQuestion[] | undefined) => {
    if (!open) return;
    const { texts } = form.getState().content;
    const asked = open.map(({ path }): string => path);
    const byEffect = ASKED.map(({ path }) => path)
      .filter((path) => asked.includes(path))
      .toSorted((one, other) => asked.indexOf(one) - asked.indexOf(other));
    const added = byEffect.filter((path) => !paths.includes(path));
    if (isUsed()) {
      setRanked([...paths, ...added]);
      return;
    }
    const subject = `${preview.state.getState().preview?.scheme?.id} ${texts[COVER]}`;
    const isSame = rankedFor.current === subject;
    rankedFor.current = subject;
    const stays = (path: FormPath) => asked.includes(path) || isGiven(texts, path);
    const answered = ASKED.map(({ path }) => path).filter((path) => isGiven(texts, path));
    const first = isSame ? paths.filter(stays) : byEffect;
    setRanked([...new Set([...first, ...added, ...answered])]);
  });
  useEffect(() => rank(open), [open]);
  return { paths, isRanked: ranked !== undefined };
}

/** What the schemes still ask, in the order of its effect on the price; the rest is closed. */
export function AskedFields() {
  const { t } = useTranslation('newQuote');
  const shown = useRef<HTMLDivElement>(null);
  const closed = useRef<HTMLDetailsElement>(null);
  const isUsed = () =>
    [shown, closed].some(({ current }) => current?.contains(document.activeElement));
  const { paths, isRanked } = useRanked(isUsed);
  const [isOpened, setOpened] = useState(false);
  const asked = paths.flatMap((path) => ASKED.filter((field) => field.path === path));
  const rest = ASKED.filter(({ path }) => !paths.includes(path));
  return (
    <>
      <div ref={shown} className={classes.fields}>
        {asked.map(({ path, control }) => (
          <FormField key={path} path={path} control={control} />
        ))}
      </div>
      <details
        ref={closed}
        className={classes.closed}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary>{t(isRanked ? 'more.noEffect' : 'more.some', { count: rest.length })}</summary>
        {/* Drawn when it is first opened: a short quote must not wait for it. */}
        {isOpened && (
          <fieldset className={classes.group} aria-label={t('more.title')}>
            <div className={classes.fields}>
              {rest.map(({ path, control }) => (
                <FormField key={path} path={path} control={control} />
              ))}
            </div>
          </fieldset>
        )}
      </details>
    </>
  );
}
