import { Notice } from '../../parts/notice.tsx';
import type { DateReading } from '../../parts/read-date.ts';

interface MissingProps {
  readonly start: DateReading;
  readonly birth: DateReading;
}

const words = { empty: 'is not given', problem: 'does not read as a date yet', day: '' } as const;

/** Everything that a price still waits for, at once. */
export function Missing({ start, birth }: MissingProps) {
  const inputs = [
    { label: 'Start of cover', reading: start },
    { label: 'Date of birth', reading: birth },
  ];
  const missing = inputs.filter(({ reading }) => reading.kind !== 'day');
  if (missing.length === 0) return null;
  return (
    <Notice tone="plain" title="Still needed for a price">
      <ul>
        {missing.map(({ label, reading }) => (
          <li key={label}>
            {label} {words[reading.kind]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
