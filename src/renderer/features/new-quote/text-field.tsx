import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { FieldFrame, useWording } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface TextFieldProps {
  readonly path: FormPath;
  readonly note?: string | undefined;
  readonly wide?: boolean;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** What an empty element counts as, in words. */
  readonly placeholder?: string | undefined;
}

/** An element that is typed. */
export function TextField({ path, note, wide = false, inputMode, placeholder }: TextFieldProps) {
  const field = useField(path);
  const input = useRef<HTMLInputElement>(null);
  const { filled, text } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to select it
  useEffect(() => {
    // A register may answer once the field has the focus: what is typed then replaces its text, as if it had come before.
    if (filled && document.activeElement === input.current) input.current?.select();
  }, [filled, text]);
  return (
    <FieldFrame field={field} wide={wide}>
      <TextInput
        ref={input}
        {...field.control}
        {...useWording(field, note)}
        size="sm"
        autoComplete="off"
        inputMode={inputMode}
        placeholder={placeholder}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FieldFrame>
  );
}
