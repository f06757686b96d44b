import type { ChangeEvent } from 'react';
import { isChoice } from '../book/cell-text.ts';
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

const FLAG = ['yes', 'no'];

/** The field of a cell that is written in: a text, or one of its choices. */
export function CellField({ form, label, text, onWrite, onLeave }: CellFieldProps) {
  const { choiceName } = useTableWords();
  const { choices = FLAG, isOptional, kind } = form;
  // The key that began the writing asks for the focus.
  const field = {
    ...{ autoFocus: true, className: classes.field, value: text, 'aria-label': label },
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onWrite(value),
    onBlur: onLeave,
  };
  if (!isChoice(form)) return <input {...field} />;
  // What stands there may be none of the choices.
  const words = [...new Set([...(isOptional ? [''] : []), text, ...choices])];
  return (
    <select {...field}>
      {words.map((word) => (
        <option key={word} value={word}>
          {choiceName(word, kind)}
        </option>
      ))}
    </select>
  );
}
