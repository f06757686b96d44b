import { Textarea, type TextareaProps } from '@mantine/core';
import { createContext, useContext } from 'react';

/** Whether fields for sentences are checked for spelling. */
export const ChecksSpelling = createContext(true);

/** A field for sentences: these alone are checked for spelling, and no name or address. */
export function Sentences(props: TextareaProps) {
  return <Textarea spellCheck={useContext(ChecksSpelling)} {...props} />;
}
