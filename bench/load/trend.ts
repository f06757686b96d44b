/** A value at a time, in minutes. */
export interface Point {
  readonly minute: number;
  readonly value: number;
}

/** How much a value grows in a minute: the slope of the straight line closest to its points. */
export function perMinute(points: readonly Point[]): number {
  const count = points.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const middle = mean(points.map(({ minute }) => minute));
  const level = mean(points.map(({ value }) => value));
  const slope = points.reduce(
    (sum, { minute, value }) => sum + (minute - middle) * (value - level),
    0,
  );
  const spread = points.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  return spread === 0 ? 0 : slope / spread;
}
