/** The months by their English names, from January. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month's short name, counted from 1: `Mar`. */
export function monthName(month: number): string {
  return (MONTHS[month - 1] ?? '').slice(0, 3);
}
