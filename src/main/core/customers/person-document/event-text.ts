import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import { SUITABILITY_REASONS } from '../../../../shared/domain/quotes/suitability.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { english } from '../../../../shared/words/english.ts';
import { type AddOnTitles, historyWordsIn } from '../../../../shared/words/history-words.ts';
import { sayIn } from '../../../../shared/words/say.ts';
import { money } from '../../documents/words/format.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { questionOf } from './question-of.ts';

const { moment, day, advice } = ENGLISH_WORDS;

type Entry = Quote['history'][number];
type Detail = Entry['detail'];

const named = (addonType: AddOn, title: string): AddOnTitles[number] => {
  return { addonType, title, levels: [] };
};

/** What each optional cover is called where no rate book names it. */
const ADD_ONS: AddOnTitles = [
  named('breakdown', 'Breakdown assistance'),
  named('legal', 'Motor legal protection'),
  named('windscreen', 'Windscreen and glass'),
  named('keycare', 'Key care'),
];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** An optional cover by its name. */
export const coverName = (addOn: unknown): string =>
  ADD_ONS.find(({ addonType }) => addonType === addOn)?.title ?? text(addOn);

/** A part of a sentence; nothing where nothing is kept of it. */
const told = (before: string, value: unknown) => text(value) && `${before}${text(value)}`;

const historyWords = historyWordsIn(sayIn('en', english), {
  place: (path) => `“${questionOf(path)}”`,
  moment,
  day,
  bookWords: String,
});

function suitability({ demands, reasons, explanation }: Detail): string {
  const given: unknown[] = Array.isArray(reasons) ? reasons : [];
  const parts = [
    told('You asked for: ', demands),
    ...SUITABILITY_REASONS.filter((one) => given.includes(one)).map((one) => advice.reason[one]),
    text(explanation),
  ];
  return ['.', ...parts].filter((part) => part !== '').join(' ');
}

/** What else is kept of an event, which a line of the history has no room for. */
function more({ kind, detail }: Entry): string {
  if (kind === 'driverNumber') return told(': ', detail.driverNumber);
  if (kind === 'suitability') return suitability(detail);
  const starts = kind === 'accepted' ? text(detail.startsAt) : '';
  return starts && `; cover from ${moment(starts)}`;
}

/** An entry of a quote's history as it is read, with why and the premium that it led to. */
export function eventText(entry: Entry): string {
  const [words] = historyWords([entry], ADD_ONS);
  const { what = '', reason, premium } = words ?? {};
  const why = entry.kind === 'markedLost' ? entry.detail.note : reason;
  const cost = premium === undefined ? '' : `; premium ${money(premium.after)}`;
  return `${what}${more(entry)}${cost}${told(' – ', why)}`;
}
