import { TextInput, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { squash } from '../../../shared/domain/fold.ts';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { Cars } from '../../../shared/schemas/data/vehicle.ts';
import { useOperation } from '../../data/operation-query.ts';
import classes from './field.module.css';
import { FieldFrame, useInput, useWording } from './field-frame.tsx';
import { useField } from './use-field.ts';
import { useEdited } from './use-shown.ts';

const MAKE = 'Vehicle/Make' satisfies FormPath;

/** A person reads no longer list while typing. */
const MOST = 8;

const NO_CARS: Cars = { makes: [] };

/** The words that a text may be the beginning of, but for the text itself: any, where nothing is typed yet. */
function matching(words: readonly string[], text: string): readonly string[] {
  const typed = squash(text);
  const found = words.filter((word) => squash(word).startsWith(typed));
  return found.some((word) => squash(word) === typed) ? [] : found.slice(0, MOST);
}

/** The makes, or the models of the make that is typed. */
function wordsFor(path: FormPath, make: string, { makes }: Cars): readonly string[] {
  if (path === MAKE) return makes.map((one) => one.make);
  return makes.find((one) => squash(one.make) === squash(make))?.models ?? [];
}

/** A make or model, offered while it is typed by what the vehicle data have; any other is taken, too. */
export function CarField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  const field = useField(path);
  const edited = useEdited();
  const { control, text } = field;
  const input = useInput(field);
  const list = useId();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  // What a register filled needs no list: it is read where somebody types.
  const { value: cars = NO_CARS } = useOperation('listCars', {}, { enabled: isAsked });
  const make = useStore(edited.form, ({ content }) => content.texts[MAKE] ?? '');
  const isUnknown = useStore(edited.vehicle.state, ({ kind }) => kind === 'unknown');
  const offered = isOpen ? matching(wordsFor(path, make, cars), text) : [];
  const isShown = offered.length > 0;
  // Where nothing is typed yet, Enter must not choose what nobody looked at.
  const active = isShown ? offered[at] : undefined;
  const open = (place: number) => {
    setAsked(true);
    setOpen(true);
    setAt(place);
  };
  const take = (word: string) => {
    edited.type(path, word);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (isPlain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isShown) setAt((at + step + offered.length) % offered.length);
      else open(0);
      return;
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    if (isPlain && (event.key === 'Enter' || event.key === 'Tab') && active !== undefined) {
      take(active);
    }
    control.onKeyDown(event);
  };
  return (
    <FieldFrame field={field}>
      <TextInput
        ref={input}
        {...control}
        {...useWording(field)}
        size="sm"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={active === undefined ? undefined : `${list}-${at}`}
        onFocus={(event) => {
          event.currentTarget.select();
          if (isUnknown && text === '') open(-1);
        }}
        onChange={(event) => {
          control.onChange(event);
          open(event.currentTarget.value === '' ? -1 : 0);
        }}
        onBlur={() => {
          setOpen(false);
          control.onBlur();
        }}
        onKeyDown={onKeyDown}
        inputContainer={(typed) => (
          <div className={classes.combobox}>
            {typed}
            {isShown && (
              <div
                id={list}
                role="listbox"
                aria-label={t('car.choices', { field: field.label })}
                className={classes.offered}
              >
                {offered.map((word, place) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                  <div
                    key={word}
                    id={`${list}-${place}`}
                    role="option"
                    aria-selected={place === at}
                    className={classes.option}
                    // The field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => take(word)}
                  >
                    {word}
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      />
      <VisuallyHidden role="status">
        {isShown ? t('car.offered', { count: offered.length }) : ''}
      </VisuallyHidden>
    </FieldFrame>
  );
}
