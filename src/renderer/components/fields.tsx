import { Checkbox, SimpleGrid, Textarea, type TextareaProps, TextInput } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether fields for sentences are checked for spelling. */
export const ChecksSpelling = createContext(true);

/** A field for sentences: these alone are checked for spelling, and no name or address. */
export function Sentences(props: TextareaProps) {
  return <Textarea spellCheck={useContext(ChecksSpelling)} {...props} />;
}

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

interface ChoiceListProps<C extends string> {
  readonly label: string;
  /** What stands below the label. */
  readonly note?: string;
  /** All there are, in their order. */
  readonly choices: readonly C[];
  readonly chosen: readonly C[];
  readonly words: (choice: C) => {
    readonly label: string;
    /** What stands below it. */
    readonly description?: string;
    /** Whether it can not be chosen. */
    readonly disabled?: boolean;
  };
  /** How many stand next to each other where there is room. */
  readonly columns: 1 | 2;
  readonly onChange: (chosen: C[]) => void;
}

/** Some of a few choices, each with its box. */
export function ChoiceList<C extends string>(props: ChoiceListProps<C>) {
  const { label, note, choices, chosen, words, columns, onChange } = props;
  return (
    <Checkbox.Group
      label={label}
      description={note}
      value={[...chosen]}
      onChange={(values) => onChange(choices.filter((choice) => values.includes(choice)))}
    >
      <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="xs" mt="xs">
        {choices.map((choice) => (
          <Checkbox key={choice} value={choice} {...words(choice)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
