import { Checkbox, SimpleGrid } from '@mantine/core';

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
