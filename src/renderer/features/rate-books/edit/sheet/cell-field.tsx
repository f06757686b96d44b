// biome-ignore-all lint/a11y/noAutofocus: the key that began the writing asks for it

import type { CellForm } from '../book/table.ts';
import { useTableWords } from '../table-words.ts';
import classes from './sheet.module.css';

interface CellFieldProps {
  readonly form: CellForm;
  readonly label: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onLeave: () => void;
}

/** The field of a cell that is written in: a text, or one of its choices. */
export function CellField({ form, label, text, onWrite, onLeave }: CellFieldProps) {
  const { choiceName } = useTableWords();
  const { choices, isOptional } = form;
  if (!choices) {
    return (
      <input
        autoFocus
        className={classes.field}
        aria-label={label}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onBlur={onLeave}
      />
    );
  }
  // What stands there may be none of the choices.
  const words = [...new Set([...(isOptional ? [''] : []), text, ...choices])];
  return (
    <select
      autoFocus
      className={classes.field}
      aria-label={label}
      value={text}
      onChange={(event) => onWrite(event.currentTarget.value)}
      onBlur={onLeave}
    >
      {words.map((word) => (
        <option key={word} value={word}>
          {choiceName(word)}
        </option>
      ))}
    </select>
  );
}
