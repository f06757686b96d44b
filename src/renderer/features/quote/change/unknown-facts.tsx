import { Checkbox } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { nameOf } from '../../../i18n/say.ts';
import classes from './change.module.css';

type Path = UnknownFact['path'];

interface UnknownFactsProps {
  readonly facts: readonly UnknownFact[];
  readonly confirmed: readonly Path[];
  /** What is said while some of them are not confirmed. */
  readonly error: string | undefined;
  readonly onChange: (confirmed: readonly Path[]) => void;
  /** Takes the focus once every fact is confirmed. */
  readonly onDone: () => void;
}

/** What is not known and must be confirmed before cover: one key each, which goes on to the next. */
export function UnknownFacts(props: UnknownFactsProps) {
  const { facts, confirmed, error, onChange, onDone } = props;
  const { t } = useTranslation('quote');
  const list = useRef<HTMLFieldSetElement>(null);
  if (facts.length === 0) return null;

  const open = facts.findIndex(({ path }) => !confirmed.includes(path));
  const goOn = (after: readonly Path[]) => {
    const next = facts.findIndex(({ path }) => !after.includes(path));
    if (next < 0) onDone();
    else list.current?.querySelectorAll('input')[next]?.focus();
  };
  const toggle = (path: Path) => (event: ChangeEvent<HTMLInputElement>) => {
    const others = confirmed.filter((each) => each !== path);
    const after = event.currentTarget.checked ? [...others, path] : others;
    onChange(after);
    if (after.length > others.length) goOn(after);
  };
  return (
    <fieldset ref={list} className={classes.facts}>
      <legend>{t('accept.facts')}</legend>
      {facts.map(({ path, value }, i) => (
        <Checkbox
          key={path}
          label={
            value === undefined
              ? nameOf(path)
              : t('accept.confirmAs', { fact: nameOf(path), value: bookWords(value) })
          }
          checked={confirmed.includes(path)}
          error={i === open && error}
          aria-invalid={(i === open && error !== undefined) || undefined}
          data-autofocus={i === open || undefined}
          onChange={toggle(path)}
        />
      ))}
    </fieldset>
  );
}
