import classes from './panel.module.css';

interface Chip {
  readonly value: string;
  readonly title: string;
  /** What the choice would change, as it is read. */
  readonly difference: string | undefined;
}

interface ChipsProps {
  readonly name: string;
  readonly chips: readonly Chip[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
  /** Whether all have the same width. */
  readonly even?: boolean;
}

/** A row of toggles, of which one holds; the arrow keys go through them. */
export function Chips({ name, chips, chosen, onChoose, even = false }: ChipsProps) {
  return (
    <div className={classes.chips} data-even={even || undefined}>
      {chips.map(({ value, title, difference }) => (
        <label key={value} className={classes.chip}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{title}</span>
          {difference && <span className={`${classes.difference} amount`}>{difference}</span>}
        </label>
      ))}
    </div>
  );
}
