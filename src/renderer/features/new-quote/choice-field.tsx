import { NativeSelect } from '@mantine/core';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { FieldFrame, useWording } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface Offered {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly path: FormPath;
  readonly offered: readonly Offered[];
  /** What an empty choice says. */
  readonly empty: string;
  /** What stands below an empty choice: what it counts as. */
  readonly emptyNote?: string | undefined;
}

/** An element that is picked with one key. A word that is not among the offered ones stays. */
export function ChoiceField({ path, offered, empty, emptyNote }: ChoiceFieldProps) {
  const field = useField(path);
  const known = field.text === '' || offered.some(({ value }) => value === field.text);
  const own = known ? [] : [{ value: field.text, label: field.text }];
  return (
    <FieldFrame field={field}>
      <NativeSelect
        {...field.control}
        {...useWording(field, field.text === '' ? emptyNote : undefined)}
        size="sm"
        rightSectionWidth={20}
        data={[{ value: '', label: empty }, ...offered, ...own]}
      />
    </FieldFrame>
  );
}
