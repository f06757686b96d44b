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
}

/** A row of toggles, of which one holds; the arrow keys go through them. */
export function Chips({ name, chips, chosen, onChoose }: ChipsProps) {
  return (
    <div className={classes.chips}>
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
