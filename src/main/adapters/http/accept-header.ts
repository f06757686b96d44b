/** How strongly a client prefers a media type, compared number by number; higher is stronger. */
type Preference = readonly [weight: number, exactness: number, earliness: number];

const NO_PREFERENCE: Preference = [0, 0, 0];

/** One range of the header with its parameters; a comma within quotes does not separate. */
const ITEM = /(?:[^,"]|"(?:\\.|[^"\\])*")+/g;
const WEIGHT = /;\s*q=\s*([^\s;]*)/i;
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** From 0 to 1; undefined where the weight is not valid. */
function weightOf(item: string): number | undefined {
  const text = WEIGHT.exec(item)?.[1] ?? '1';
  return QVALUE.test(text) ? Number(text) : undefined;
}

/** How exactly a range names a type: 3 the type, 2 its main type, 1 any type, 0 not at all. */
function exactnessOf(range: string, type: string): number {
  const kind = type.slice(0, type.indexOf('/'));
  return ['*/*', `${kind}/*`, type].indexOf(range) + 1;
}

/** The preference by the range that names the type most exactly: only that one counts. */
function preferenceFor(type: string, accept: string): Preference {
  let best = NO_PREFERENCE;
  for (const [i, [item]] of [...accept.matchAll(ITEM)].entries()) {
    const range = item.split(';')[0]?.trim().toLowerCase() ?? '';
    const exactness = exactnessOf(range, type);
    const weight = weightOf(item);
    if (weight !== undefined && exactness > best[1]) best = [weight, exactness, -i];
  }
  return best;
}

/**
 * Whether a client prefers one media type to another. Among equal weights, the type that is named
 * more exactly wins, then the one that is named first. RFC 9110 12.5.1.
 * @param accept the header; without it there is no preference
 */
export function prefers(accept: string | undefined, type: string, other: string): boolean {
  if (accept === undefined) return false;
  const mine = preferenceFor(type, accept);
  const others = preferenceFor(other, accept);
  if (mine[0] === 0) return false;
  const differing = mine.findIndex((part, i) => part !== others[i]);
  return differing >= 0 && (mine[differing] ?? 0) > (others[differing] ?? 0);
}
