import { CloseButton, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import classes from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The keyboard goes on into what was found. */
  readonly onEnterList: () => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

const LONGEST = 200;

/** The field that a list is searched with: it has the focus on arrival, Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onEnterList, ref } = props;
  const { t } = useTranslation();
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <TextInput
      ref={ref}
      className={classes.field}
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={LONGEST}
      autoComplete="off"
      data-autofocus
      leftSection={<Icon name="search" />}
      rightSection={
        value === '' ? null : (
          <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} tabIndex={-1} />
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'Enter') {
          event.preventDefault();
          onEnterList();
        } else if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
