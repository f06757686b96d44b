import { irishDay, utcText } from '../../../../shared/domain/date.ts';
import { writtenEircode } from '../../../../shared/domain/eircode.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { irishTime } from '../../../../shared/domain/moment.ts';
import type { ChoiceName } from '../../../../shared/domain/quote-fields/choices.ts';
import type { FieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../../../../shared/domain/quote-fields/quote-field.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { COVERS, type Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { Remark } from '../../../../shared/schemas/quotes/remark.ts';
import { bookWordsIn } from '../../../../shared/words/book-words.ts';
import { choiceWordIn } from '../../../../shared/words/choice-word.ts';
import { english } from '../../../../shared/words/english.ts';
import { irish } from '../../../../shared/words/irish.ts';
import type { Language } from '../../../../shared/words/language.ts';
import { withMoney } from '../../../../shared/words/numbers.ts';
import { sayIn } from '../../../../shared/words/say.ts';
import { amount, money, withNumbers } from '../format.ts';
import { en, type Texts } from './en/en.ts';
import { ga } from './ga/ga.ts';

type Written = QuoteField | ListField;

/** What documents say in one language, and how it writes what they are made from. */
export interface Words extends Texts {
  readonly language: Language;
  /** A calendar day as it is read: `2026-12-01` is 1 December 2026. */
  readonly day: (day: string) => string;
  /** The Irish day of epoch milliseconds, as it is read. */
  readonly dayOf: (at: number) => string;
  /** An Irish day and time: `1 December 2026, 09:30 (Irish time)`; what is no moment stays. */
  readonly moment: (text: string) => string;
  /** The Irish day and time of epoch milliseconds, as it is read. */
  readonly momentOf: (at: number) => string;
  readonly cover: (cover: Cover) => string;
  readonly choice: (name: ChoiceName, word: string) => string;
  readonly message: (message: Message) => string;
  /** What is wrong with an answer, behind the question. */
  readonly remark: (remark: Remark) => string;
  /** A text of a rate book: those of the demonstration books; a firm's own stay as they are. */
  readonly book: (text: string) => string;
  /** Why a risk is referred or declined: English is the sentence of the book itself. */
  readonly reason: (text: string) => string;
  /** What rating counted an answer as, inside a sentence. */
  readonly rated: (input: string) => string;
  /** The same where it stands alone. */
  readonly ratedAlone: (input: string) => string;
  /** So many years. */
  readonly years: (count: number) => string;
  /** The value of a field. */
  readonly field: (field: Written, value: FieldValue) => string;
}

/** The values of messages that are texts of rate books. */
const OF_BOOKS: readonly string[] = ['title', 'row', 'value'];

function make(language: Language, texts: Texts, shared: object): Words {
  const say = sayIn(language, shared);
  const book = bookWordsIn(say);
  const choice = choiceWordIn(say);
  const day = (text: string) => {
    const month = texts.monthNames[Number(text.slice(5, 7)) - 1];
    return `${Number(text.slice(8, 10))} ${month} ${text.slice(0, 4)}`;
  };
  const moment = (text: string) => {
    const at = irishTime(text);
    return at ? texts.atTime(day(at.day), at.time) : text;
  };
  const cover = (one: Cover) => say(`book:cover.${one}`);
  const rated = (input: string) => {
    const code = COVERS.find((each) => each === input);
    if (code) return cover(code);
    const said = book(input);
    return said === input ? withNumbers(input) : said;
  };
  const answers: Readonly<Record<string, string>> = { yes: texts.yes, no: texts.no };
  const asks: Readonly<Record<string, string>> = texts.facts.asks;
  /** A value of a message: an element of the quote document by the question that it answers. */
  const named = (name: string, value: string | number) =>
    name === 'field' && typeof value === 'string' && asks[value] !== undefined
      ? `“${asks[value]}”`
      : value;
  const message = ({ code, values = {} }: Message) =>
    withMoney(
      say(
        `messages:${code}`,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            OF_BOOKS.includes(name) ? rated(String(value)) : named(name, value),
          ]),
        ),
      ),
    );
  const years = (count: number) => say('book:unit.years', { count });
  const numbered = (value: FieldValue, { unit: counted }: Written) => {
    const number = Number(value);
    if (counted === 'years') return years(number);
    if (counted === 'months') return texts.months(number);
    return amount(number, counted);
  };
  /** What may be a word of the rate book; any other stays as it was given. */
  const text = (value: FieldValue, field: Written) => {
    const place = 'control' in field ? field : field.form;
    const isOfBook = place !== false && place.control === 'rateBookWord';
    return isOfBook ? book(String(value)) : String(value);
  };
  const writers: Record<FieldKind, (value: FieldValue, field: Written) => string> = {
    name: String,
    text,
    moment: (value) => moment(String(value)),
    day: (value) => day(String(value)),
    cover: (value) => {
      const known = COVERS.find((each) => each === value);
      return known === undefined ? String(value) : cover(known);
    },
    addOn: String,
    vrm: String,
    eircode: (value) => writtenEircode(String(value)),
    integer: numbered,
    year: String,
    number: numbered,
    money: (value) => money(Number(value)),
    engine: numbered,
    boolean: (value) => (value ? texts.yes : texts.no),
    choice: (value, { choices }) =>
      choices === undefined ? String(value) : choice(choices, String(value)),
    driverNumber: String,
  };
  return {
    ...texts,
    language,
    day,
    dayOf: (at) => day(irishDay(at)),
    moment,
    momentOf: (at) => moment(utcText(at)),
    cover,
    choice,
    message,
    remark: (remark) =>
      texts.remark(remark, asks[remark.path] ?? remark.path, message(remark.message)),
    book,
    reason: language === 'en' ? String : book,
    rated,
    years,
    ratedAlone: (input) => answers[input] ?? rated(input),
    field: (field, value) => writers[field.kind](value, field),
  };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: make('en', en, english),
  ga: make('ga', ga, irish),
};

/** What documents say in English, whatever their customer chose: what is kept of a person. */
export const ENGLISH_WORDS = WORDS.en;

/** What the documents of answers say: in the language that the customer chose, or else English. */
export const wordsOf = ({ customer }: Pick<QuoteSections, 'customer'>): Words =>
  WORDS[customer.language === 'Irish' ? 'ga' : 'en'];
