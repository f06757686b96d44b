import { irishDay, utcText } from '../../../../shared/domain/date.ts';
import type { SellingWords } from '../../../../shared/domain/desk/selling-words.ts';
import { writtenEircode } from '../../../../shared/domain/eircode.ts';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { Message, RatedText } from '../../../../shared/domain/messages/message.ts';
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
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import { bookWordsIn } from '../../../../shared/words/book-words.ts';
import { choiceWordIn } from '../../../../shared/words/choice-word.ts';
import { english } from '../../../../shared/words/english.ts';
import { irish } from '../../../../shared/words/irish.ts';
import type { Language } from '../../../../shared/words/language.ts';
import { messages } from '../../../../shared/words/messages.ts';
import { withMoney } from '../../../../shared/words/numbers.ts';
import { sayIn } from '../../../../shared/words/say.ts';
import { en, type Texts } from './en/en.ts';
import { amount, money } from './format.ts';
import { afterSale } from './ga/after-sale.ts';
import { facts } from './ga/facts.ts';
import { paper } from './ga/paper.ts';
import { ipid, terms } from './ga/product.ts';
import { receipt } from './ga/receipt.ts';

const commission = (also: string, percent: number | null) => {
  const much = percent === null ? '' : ` de ${percent}% den phréimh roimh thobhaigh`;
  return `Íocann an t-árachóir coimisiún${much} linn${also}. Is cuid de do phréimh é.`;
};

/** How the firm sells, in Irish. */
const selling: SellingWords = {
  fair: (named) => {
    const whose = named === '' ? '' : `, conarthaí na n-árachóirí seo ina measc: ${named}`;
    return `Tugaimid ár gcomhairle ar bhonn anailís chóir ar an margadh: breathnaímid ar dhóthain conarthaí árachais atá ar tairiscint chun an ceann a oireann do do riachtanais a mholadh${whose}.`;
  },
  limited: (named) =>
    `Tugaimid ár gcomhairle ar bhonn anailís theoranta ar an margadh: breathnaímid ar chonarthaí na n-árachóirí seo: ${named}.`,
  tied: (named) =>
    `Táimid ceangailte: ní dhíolaimid ach conarthaí na n-árachóirí seo: ${named}. Ní chuirimid i gcomparáid iad le conarthaí árachóirí eile.`,
  fee: (fee) => `Íocann tú táille linn: ${fee}.`,
  noCommission: 'Ní fhaighimid aon choimisiún ón árachóir.',
  commission: (percent) => commission('', percent),
  alsoCommission: (percent) => commission(' freisin', percent),
  noFee: 'Ní íocann tú aon táille linn.',
};

/** What the statement of suitability says. */
const advice: Texts['advice'] = {
  reason: {
    meetsDemands: 'Tugann sé an clúdach a d’iarr tú, don úsáid agus don tréimhse atá de dhíth ort.',
    lowestPremium: 'Is aige atá an phréimh is ísle de na clúdaigh a oireann don mhéid a d’iarr tú.',
    widestCover: 'Is é an cineál clúdaigh is leithne a thairgimid do do charr é.',
    excessAffordable: 'Is méid é an barrachas a dúirt tú a d’fhéadfá a íoc i gcás éilimh.',
    valueOfCar: 'Tá an clúdach i gcomhréir le luach do chairr.',
  },
  draft: 'Dréacht: gan deimhniú',
  draftText:
    'Níor dheimhnigh an té atá ag díol an árachais an ráiteas seo don luachan mar atá sé anois. Ní moladh é fós.',
  suits: 'Cén fáth a n-oireann an t-árachas seo duit',
  confirmed: (person, moment) =>
    `Dheimhnigh ${person} an ráiteas seo ar an ${moment}. Léigh é, le do thoil, agus abair linn láithreach mura bhfuil aon chuid de i gceart.`,
  asked: 'Cad a d’iarr tú',
  customer: 'Custaiméir',
  coverAsked: 'Clúdach a iarradh',
  recommended: 'An t-árachas a mholaimid',
  insurance: 'Árachas',
  coverOf: (cover, underwriter) => `${cover}, le ${underwriter}`,
  totalPremium: 'Préimh iomlán',
  allIncluded: (premium) => `${premium}, tobhaigh agus táille san áireamh`,
  why: 'Cén fáth a molaimid é',
  notStated: 'Níor luadh fós.',
  offered: 'Cad eile a thairgeamar',
  offeredText:
    'Athraíonn gach líne rud amháin den árachas a moladh agus fágann sí gach rud eile mar atá. Is iomláin iad na préimheanna, tobhaigh agus táille san áireamh.',
  byHand:
    'Socraíodh préimh an luachana seo de láimh. Ní chuireann na préimheanna thíos é sin san áireamh: is iad préimheanna an leabhair rátaí iad.',
  isRecommended: (offer) => `${offer} (molta)`,
  what: 'Gné',
  offer: 'Tairgthe',
  decision: {
    quote: 'Tairgeann sé é',
    refer: 'Teastaíonn faomhadh frithgheallaí',
    unsold: 'Ní dhíolann sé é',
    decline: 'Diúltaíonn sé dó',
  },
  coverAt: (title, level, isIncluded) => `${title} (${level}${isIncluded ? ', san áireamh' : ''})`,
  noOptional: 'Gan chlúdach roghnach',
  optional: (covers) => `Clúdach roghnach: ${covers}`,
  compared: 'Na hárachóirí a chuireamar i gcomparáid',
  comparedText:
    'Don riosca céanna, leis an mbarrachas céanna agus na clúdaigh roghnacha chéanna mura ndeir an líne a mhalairt.',
  insurer: 'Árachóir',
  answer: 'Freagra',
  comparing: 'Cad a chuirimid i gcomparáid',
  paid: 'Conas a íoctar sinn',
  ourFee: (fees) => `Tá ár dtáille san áireamh sa phréimh iomlán: ${fees}.`,
  selling,
};

/** What documents say of the premium: its steps, its levies and fees, and how it is paid. */
const premium: Texts['premium'] = {
  owner: { insurer: 'leis an árachóir', broker: 'leis an mbróicéir' },
  policyFee: 'Táille pholasaí',
  net: 'Glanphréimh',
  gross: 'Préimh le tobhaigh',
  total: 'Iomlán le híoc',
  due: (total) =>
    total < 0 ? 'Le tabhairt ar ais duit' : total > 0 ? 'Le híoc' : 'Níl aon rud le híoc',
  charge: 'Muirear',
  rate: 'Ráta',
  amount: 'Méid',
  factor: 'Fachtóir',
  ratedOn: 'Bunaithe ar',
  adjustment: 'Lascaine nó breisiú',
  premium: 'Préimh',
  noChange: 'gan athrú',
  rows: (rounding, book, levies) =>
    `Iolraíonn gach ró an phréimh go dtí sin faoina ráta, nó cuireann sé a mhéid léi. ${rounding} Leabhar rátaí: ${book}. Tobhaigh mar a bhí ar an ${levies}.`,
  fromNet: 'Ón nglanphréimh go dtí an méid a íocann tú',
  and: (parts) => parts.join(' agus '),
  ofNet: (share) => `${share} den ghlanphréimh`,
  ofGross: (share) => `${share} den phréimh le tobhaigh`,
  atLeast: (amount) => `, ${amount} ar a laghad`,
  atMost: (amount) => `, ${amount} ar a mhéad`,
  ofTotal: (share) => `${share} den iomlán`,
  ofRest: (share) => `${share} den chuid atá fágtha tar éis na héarlaise`,
  depositOf: (deposit) => `éarlais: ${deposit}`,
  noDeposit: 'gan éarlais',
  equalInstalments: (number) =>
    number === 1 ? 'tráthchuid amháin' : `${number} thráthchuid chothroma`,
  chargeOf: (charge) => `muirear seirbhíse: ${charge}`,
  noCharge: 'gan mhuirear seirbhíse',
  ways: (total) =>
    `Is féidir leat ${total} a íoc láithreach, nó ina thráthchodanna: an éarlais ar dtús, agus tráthchodanna cothroma ina dhiaidh sin.`,
  plan: 'Plean',
  deposit: 'Éarlais',
  instalments: 'Tráthchodanna',
  more: 'Breis ar íoc láithreach',
  sum: 'Iomlán',
};

/** What documents say in Irish. */
const ga: Texts = { ...paper, premium, ipid, terms, facts, advice, receipt, ...afterSale };

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
  /** What a rate book or rating says: the words of the demonstration books; a firm's own stay as they are. */
  readonly book: (text: RatedText) => string;
  /** Why a risk is referred or declined: English is the sentence of the book itself. */
  readonly reason: (text: RatedText) => string;
  /** What rating counted an answer as, inside a sentence. */
  readonly rated: (input: RatedText) => string;
  /** The same where it stands alone. */
  readonly ratedAlone: (input: RatedText) => string;
  /** So many years. */
  readonly years: (count: number) => string;
  /** The value of a field. */
  readonly field: (field: Written, value: FieldValue) => string;
}

function make(language: Language, texts: Texts, shared: object): Words {
  const say = sayIn(language, shared);
  const asks: Readonly<Record<string, string>> = texts.facts.asks;
  const { bookWords: book, say: message } = bookWordsIn(say, (path) =>
    asks[path] === undefined ? path : `“${asks[path]}”`,
  );
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
  const rated = (input: RatedText) => {
    const code = COVERS.find((each) => each === input);
    return code ? cover(code) : withMoney(book(input));
  };
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
    reason: language === 'en' ? inEnglish : book,
    rated,
    years,
    ratedAlone: (input) => (input === 'yes' ? texts.yes : input === 'no' ? texts.no : rated(input)),
    field: (field, value) => writers[field.kind](value, field),
  };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: make('en', en, { ...english, messages }),
  ga: make('ga', ga, irish),
};

/** What documents say in English, whatever their customer chose: what is kept of a person. */
export const ENGLISH_WORDS = WORDS.en;

/** What the documents of answers say: in the language that the customer chose, or else English. */
export const wordsOf = ({ customer }: Pick<QuoteSections, 'customer'>): Words =>
  WORDS[customer.language === 'Irish' ? 'ga' : 'en'];
