import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nspell from 'nspell';
import { ROUTING_KEYS } from '../../../shared/domain/routing-keys.ts';
import {
  SPELLING_LANGUAGES,
  type SpellingLanguage,
} from '../../../shared/domain/spelling-language.ts';

/** The paths of the two files of a Hunspell dictionary. */
interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

/** Where dictionaries are. */
export interface DictionaryPlaces {
  /** What has its files here goes before what is bundled; the first folder goes before the next. */
  readonly folders: readonly string[];
  readonly bundled: Partial<Record<SpellingLanguage, DictionaryFiles>>;
}

/** The names that dictionaries of a language have, without their endings. */
const NAMES: Record<SpellingLanguage, readonly string[]> = {
  en: ['en_IE', 'en-IE'],
  ga: ['ga_IE', 'ga-IE', 'ga'],
};

/** The dictionary of a language; undefined where there is none. */
export function findDictionary(
  language: SpellingLanguage,
  { folders, bundled }: DictionaryPlaces,
): DictionaryFiles | undefined {
  return folders
    .flatMap((folder) => NAMES[language].map((name) => join(folder, name)))
    .map((path) => ({ aff: `${path}.aff`, dic: `${path}.dic` }))
    .concat(bundled[language] ?? [])
    .find(({ aff, dic }) => existsSync(aff) && existsSync(dic));
}

/** The languages that have a dictionary. */
export function foundLanguages(places: DictionaryPlaces): SpellingLanguage[] {
  return SPELLING_LANGUAGES.filter((language) => findDictionary(language, places));
}

/** The line of an affix file that names the encoding of both files. hunspell(5) */
const ENCODING = /^SET[ \t]+(\S+)/m;

function decoderFor(encoding: string) {
  try {
    return new TextDecoder(encoding.replace(/^microsoft-cp/i, 'windows-'));
  } catch {
    return new TextDecoder();
  }
}

/** The texts of a dictionary, in the encoding that it names; ISO 8859-1 where it names none. */
export function readDictionary({ aff, dic }: DictionaryFiles): DictionaryFiles {
  const affixes = readFileSync(aff);
  const decoder = decoderFor(ENCODING.exec(affixes.toString('latin1'))?.[1] ?? 'iso-8859-1');
  return { aff: decoder.decode(affixes), dic: decoder.decode(readFileSync(dic)) };
}

/** Places of Ireland that are no post town of the Republic: the north, suburbs, islands, rivers. */
const PLACES = `
Adare Antrim Aran Armagh Arranmore Artane Aughrim Baldoyle Ballaghaderreen Ballybofey Ballybrack
Ballyfermot Ballymun Ballyshannon Baltinglass Belmullet Blackwater Blanchardstown Blessington Boyne
Buncrana Bunratty Burren Cabra Callan Cappoquin Castlebellingham Castleisland Charlestown Clane
Claregalway Clondalkin Clonsilla Clontarf Connacht Corrib Courtown Crumlin Derry Donaghmede Doolin
Drumcondra Dún Dundrum Dungloe Edgeworthstown Enniscrone Enniskerry Enniskillen Ennistymon Erne
Fermanagh Finglas Foxford Foxrock Foynes Gaeltacht Glasnevin Glenties Gort Howth Inishbofin Inishmaan
Inishowen Kanturk Kilcock Kilcullen Kildalkey Killala Killaloe Killorglin Killybegs Kilternan
Kiltimagh Kinvara Knocklyon Lagan Leinster Liffey Lisdoonvarna Manorhamilton Milltown Mountmellick
Mountrath Moville Moycullen Newcastlewest Newmarket Newry Nore Oldcastle Omagh Oranmore Oughterard
Palmerstown Portlaw Portmarnock Raheny Ranelagh Raphoe Rathcoole Rathdowney Rathdrum Rathfarnham
Rathkeale Rathmines Roundstone Saggart Sallins Sandyford Santry Shankill Slane Slaney Stepaside
Strabane Stradbally Stranorlar Strokestown Tallaght Templeogue Terenure Urlingford`;

/** Words of the State and of every day that English has in Ireland. */
const EVERYDAY = `
Bealtaine Comhairle Dáil Éire Éireann Garda Gardaí Iarnród Luas Lúnasa Oireachtas Samhain Seanad
Síochána Tánaiste Tánaistí Taoiseach Taoisigh TDs Teachta Uachtarán Áras
boreen boreens camogie céilí céilithe craic fáilte garda gardaí hurley hurleys poitín sláinte slán
sliotar sliotars`;

/** Words of motor insurance, and of what surrounds it. */
const TRADE = `
Eircode Eircodes EVs IBANs PDFs PHEVs SUVs campervan campervans dashcam dashcams eircode eircodes
loadings reinsured reinsurer reinsurers requote requoted requotes requoting rerated roadworthiness
subrogate subrogation telematics underinsured untaxed`;

/** The parts of names such as Carrick-on-Suir, each of which is checked by itself. */
const postTowns = ROUTING_KEYS.flatMap(({ county, towns }) => [county, ...towns]).flatMap((name) =>
  name.split(/[\s-]/),
);

/** Words of English as it is written in Ireland that a dictionary of British English lacks. */
const IRISH_ENGLISH: readonly string[] = [PLACES, EVERYDAY, TRADE]
  .flatMap((words) => words.trim().split(/\s+/))
  .concat(postTowns.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)));

/** How many words are suggested, at most. */
const MOST = 5;

/** No word of English or Irish has more letters; what does would take long to suggest for. */
const LONGEST = 40;

/** Numbers, single letters and abbreviations in capitals, such as a mark or NCB, are no words to check. */
const isWord = (word: string) =>
  word.length > 1 && word.length <= LONGEST && !/\d/.test(word) && /\p{Ll}/u.test(word);

/** As dictionaries write a word: letters with their accents, and the apostrophe of typewriters. */
const written = (word: string) => word.normalize('NFC').replaceAll('’', "'");

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  return Array.from({ length: MOST }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
}

/** Checks words; a dictionary is read when its language is first asked for. */
export function spellingTasks(places: DictionaryPlaces) {
  const read = new Map<SpellingLanguage, nspell>();

  function checkerOf(language: SpellingLanguage): nspell | undefined {
    const known = read.get(language);
    if (known) return known;
    const files = findDictionary(language, places);
    if (!files) return undefined;
    const { aff, dic } = readDictionary(files);
    const checker = nspell(aff, dic);
    if (language === 'en') {
      for (const word of IRISH_ENGLISH) checker.add(word).add(`${word}'s`);
    }
    read.set(language, checker);
    return checker;
  }

  /** Of a language and English; none where the language itself lacks a dictionary. */
  function checkersOf(language: SpellingLanguage): nspell[] {
    const own = checkerOf(language);
    if (!own || language === 'en') return own ? [own] : [];
    return [own, checkerOf('en')].filter((checker) => checker !== undefined);
  }

  return {
    /** The words that neither the language's dictionary nor the English one has. */
    misspelt: async (asked: {
      readonly words: readonly string[];
      readonly language: SpellingLanguage;
    }): Promise<string[]> => {
      const checkers = checkersOf(asked.language);
      if (checkers.length === 0) return [];
      return asked.words.filter(
        (word) => isWord(word) && !checkers.some((checker) => checker.correct(written(word))),
      );
    },
    /** The words that may have been meant, the likeliest first. */
    suggestions: async (asked: {
      readonly word: string;
      readonly language: SpellingLanguage;
    }): Promise<string[]> => {
      if (!isWord(asked.word)) return [];
      const lists = checkersOf(asked.language).map((checker) =>
        checker.suggest(written(asked.word)).slice(0, MOST),
      );
      return [...new Set(inTurn(lists))].slice(0, MOST);
    },
  };
}

export type SpellingTasks = ReturnType<typeof spellingTasks>;
