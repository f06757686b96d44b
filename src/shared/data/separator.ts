const SEPARATORS = [',', ';', '\t', '|'] as const;

/** What separates the cells of a file: what stands most often in its first line outside of quotes. */
export function separatorOf(beginning: string): string {
  const [line = ''] = beginning
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((each) => each.trim() !== '');
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}
