/** How much a client wants a media type: a greater list of numbers is a stronger wish. */
type Wish = readonly [weight: number, exactness: number, earliness: number];

const NO_WISH: Wish = [0, 0, 0];

/** One range of the header and its parameters; a comma within quotes parts nothing. */
const ITEM = /(?:[^,"]|"(?:\\.|[^"\\])*")+/g;
const WEIGHT = /;\s*q=\s*([^\s;]*)/i;
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** From 0 to 1; undefined where it is no weight. */
function weightOf(item: string): number | undefined {
  const text = WEIGHT.exec(item)?.[1] ?? '1';
  return QVALUE.test(text) ? Number(text) : undefined;
}

/** How exactly a range names a type: the type itself, all its kind, or anything; else 0. */
function exactnessOf(range: string, type: string): number {
  const kind = type.slice(0, type.indexOf('/'));
  return ['*/*', `${kind}/*`, type].indexOf(range) + 1;
}

/** The wish of the range that names the type most exactly: that one alone counts. */
function wishFor(type: string, accept: string): Wish {
  let best = NO_WISH;
  for (const [i, [item]] of [...accept.matchAll(ITEM)].entries()) {
    const range = item.split(';')[0]?.trim().toLowerCase() ?? '';
    const exactness = exactnessOf(range, type);
    const weight = weightOf(item);
    if (weight !== undefined && exactness > best[1]) best = [weight, exactness, -i];
  }
  return best;
}

/**
 * Whether a client would rather have one media type than another. Equal weights are decided by
 * who is named more exactly, then by who is named first. RFC 9110 12.5.1.
 * @param accept the header; without it there is no preference
 */
export function prefers(accept: string | undefined, type: string, other: string): boolean {
  if (accept === undefined) return false;
  const wish = wishFor(type, accept);
  const against = wishFor(other, accept);
  if (wish[0] === 0) return false;
  const differing = wish.findIndex((part, i) => part !== against[i]);
  return differing >= 0 && (wish[differing] ?? 0) > (against[differing] ?? 0);
}
