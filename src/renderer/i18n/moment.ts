import { writtenDay } from './day.ts';

const irish = new Intl.DateTimeFormat('en-IE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
});

/** An ISO 8601 moment as Irish time: `21 Nov 2026, 09:30`. */
export function moment(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const parts = irish.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = writtenDay(`${part('year')}-${part('month')}-${part('day')}`);
  return `${day}, ${part('hour')}:${part('minute')}`;
}
