import { fold } from '../../../shared/domain/fold.ts';

/** Also of a couple: `Mr & Mrs T Murphy` is T Murphy. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|rev|fr|sr|an tuas|an dr|iníon)\b\.?\s+(?:(?:&|and|agus)\s+)?)+/iu;

/** What tells a father from a son, and is no surname. */
const SUFFIX =
  /[\s,]*(?:\((?:jnr|jr|snr|sr|junior|senior)\.?\)|\b(?:jnr|jr|snr|junior|senior)\.?)$/iu;

/** What a surname may begin with, folded. */
const BEFORE_SURNAMES = new Set([
  ...'o ni nic nig mac mc ui mhic mhac bhean an na giolla ghiolla maol fitz'.split(' '),
  ...'de da di du la le van von der den ter bin ibn el al st'.split(' '),
]);

/**
 * Takes a whole name apart: `Murphy, Seán`, `Seán Murphy` and `Mr Seán Murphy` are the same, and
 * `Aoife Ní Dhomhnaill` has a surname of two words. A part that is not there is empty.
 */
export function splitName(whole: string): { readonly firstName: string; readonly surname: string } {
  const [before = '', behind] = whole.replace(SUFFIX, '').split(/\s*,\s*/, 2);
  if (behind !== undefined) return { firstName: behind.replace(TITLES, ''), surname: before };
  const words = before.replace(TITLES, '').split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && BEFORE_SURNAMES.has(fold(words[at - 1] ?? '').replace(/\W/g, ''))) at -= 1;
  return { firstName: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}
