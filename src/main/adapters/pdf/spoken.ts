import type { Language } from '../../../shared/words/language.ts';

/** What the pages themselves say, and what a screen reader says for a sign. */
interface Spoken {
  readonly lang: string;
  readonly page: (number: number, of: number) => string;
  readonly telephone: string;
  readonly yes: string;
  readonly no: string;
  readonly caution: string;
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: {
    lang: 'en-IE',
    page: (number, of) => `Page ${number} of ${of}`,
    telephone: 'Telephone',
    yes: 'Yes:',
    no: 'No:',
    caution: 'Caution:',
  },
  ga: {
    lang: 'ga-IE',
    page: (number, of) => `Leathanach ${number} de ${of}`,
    telephone: 'Guthán',
    yes: 'Tá:',
    no: 'Níl:',
    caution: 'Aire:',
  },
};
