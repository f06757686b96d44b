import { squash, typedForms } from './fold.ts';
import { typedPhones } from './phone.ts';
import { formsOfMark, normaliseVrm } from './registration.ts';
import { typedDays } from './typed-date.ts';

/** A word of what somebody typed to find a quote, with what it may mean besides. */
export interface SearchTerm {
  /** Its letters and digits, folded. */
  readonly word: string;
  /** The digits of a phone number or a part of one: see {@link typedPhones}. */
  readonly phones: readonly string[];
  /** The letters and digits of a registration mark in its other forms, which older quotes have. */
  readonly marks: readonly string[];
  /** Its letters and digits without the points that stand for an h. */
  readonly forms: readonly string[];
  /** The days that it may name, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** The most words that a date is typed in: `14 March 1985`, `deireadh fómhair 14, 1985`. */
const MOST_IN_DATE = 4;
/** Fewer digits in several words are several numbers. */
const LEAST_IN_PHONE = 7;

/** With the hyphens and dashes that other programs write. */
const PHONE = /^\(?\+?[\d()./\u2010-\u2015-]*\d[\d()./\u2010-\u2015-]*$/;

function termOf(text: string): SearchTerm {
  const [word = '', ...forms] = typedForms(text);
  const phones = PHONE.test(text.replaceAll(' ', '')) ? typedPhones(text) : [];
  return { word, phones, marks: [], forms, days: typedDays(text) };
}

/** How many of the next words are one date or one phone number; 1 where they are neither. */
function joined(words: readonly string[]): number {
  for (let count = Math.min(MOST_IN_DATE, words.length); count > 1; count -= 1) {
    if (typedDays(words.slice(0, count).join(' ')).length > 0) return count;
  }
  const other = words.findIndex((word) => !PHONE.test(word));
  const count = other === -1 ? words.length : other;
  const digits = words.slice(0, count).join('').replace(/\D/g, '');
  return digits.length < LEAST_IN_PHONE ? 1 : Math.max(1, count);
}

/**
 * What was typed, apart at its spaces. A registration mark, a date and a phone number may have spaces
 * inside.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  const mark = normaliseVrm(text);
  if (mark !== undefined) {
    const [word = '', ...marks] = formsOfMark(mark).map(squash);
    return [{ ...termOf(text), word, marks }];
  }
  const words = text.split(/\s+/).filter((word) => typedForms(word)[0] !== '');
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const count = joined(words.slice(at));
    terms.push(termOf(words.slice(at, at + count).join(' ')));
    at += count;
  }
  return terms;
}
