import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sentences } from './sentences.tsx';

interface TypedTextProps {
  readonly label: string;
  /** What stands below the label. */
  readonly note?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How many characters it takes. */
  readonly most: number;
  /** Whether it may have several lines. */
  readonly isLong?: boolean;
  readonly required?: boolean;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean | undefined;
  /** What a browser may fill in; by default nothing. */
  readonly autoComplete?: 'name';
  readonly error?: ReactNode;
}

/** A text of a dialog, as it is typed. */
export function TypedText(props: TypedTextProps) {
  const { note, onChange, most, isLong = false, isFirst, autoComplete = 'off', ...others } = props;
  const control = {
    ...others,
    autoComplete,
    description: note,
    maxLength: most,
    'data-autofocus': isFirst || undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  return isLong ? <Sentences {...control} autosize minRows={2} /> : <TextInput {...control} />;
}
