import { Checkbox } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { nameOf } from '../../../i18n/say.ts';
import classes from './change.module.css';

type Path = UnknownFact['path'];

interface UnknownFactsProps {
  readonly facts: readonly UnknownFact[];
  readonly confirmed: readonly Path[];
  readonly onChange: (confirmed: readonly Path[]) => void;
}

/** What is not known and must be confirmed before cover, each in a box of its own. */
export function UnknownFacts({ facts, confirmed, onChange }: UnknownFactsProps) {
  const { t } = useTranslation('quote');
  if (facts.length === 0) return null;

  const toggle = (path: Path) => (event: ChangeEvent<HTMLInputElement>) => {
    const others = confirmed.filter((each) => each !== path);
    onChange(event.currentTarget.checked ? [...others, path] : others);
  };
  return (
    <fieldset className={classes.facts}>
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
          data-autofocus={i === 0 || undefined}
          onChange={toggle(path)}
        />
      ))}
    </fieldset>
  );
}
