/**
 * Every choice of words that fields take, with what each word is called in English. A document has
 * the word exactly so.
 */
export const CHOICES = {
  overnightParking: {
    Garage: 'Garage',
    Driveway: 'Driveway',
    PrivateCarPark: 'Private car park',
    Street: 'Street',
    Other: 'Elsewhere',
  },
  vehicleHolder: {
    Policyholder: 'Policyholder',
    SpouseOrPartner: 'Spouse or partner',
    FamilyMember: 'Other family member',
    Employer: 'Employer or own company',
    LeasingCompany: 'Leasing company',
    Other: 'Somebody else',
  },
  bodyType: {
    Saloon: 'Saloon',
    Hatchback: 'Hatchback',
    Estate: 'Estate',
    SUV: 'SUV',
    MPV: 'MPV',
    Coupe: 'Coupé',
    Convertible: 'Convertible',
    Van: 'Van',
    Pickup: 'Pickup',
    Other: 'Other',
  },
  weightClass: {
    UpTo3500kg: 'Up to 3,500 kg',
    Over3500kg: 'Over 3,500 kg',
  },
  relation: {
    SpouseOrPartner: 'Spouse or partner',
    Parent: 'Parent',
    Child: 'Child',
    Sibling: 'Brother or sister',
    OtherRelative: 'Other relative',
    Employee: 'Employee',
    Other: 'Other',
  },
  claimType: {
    Accident: 'Accident',
    Injury: 'Injury',
    Fire: 'Fire',
    Theft: 'Theft',
    Windscreen: 'Windscreen',
    Other: 'Other',
  },
  claimStatus: {
    Open: 'Open',
    Settled: 'Settled',
  },
  /** Of the documents. */
  language: {
    English: 'English',
    Irish: 'Irish',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ChoiceName = keyof typeof CHOICES;

/** A word of a choice. */
export type ChoiceWord<Name extends ChoiceName> = Name extends ChoiceName
  ? keyof (typeof CHOICES)[Name] & string
  : never;

const WORDS: Readonly<Record<ChoiceName, Readonly<Record<string, string>>>> = CHOICES;

/** The words of a choice, in the order in which they are offered. */
export function wordsOf(name: ChoiceName): string[] {
  return Object.keys(WORDS[name]);
}

/** What a word of a choice is called in English. */
export function englishWord(name: ChoiceName, word: string): string {
  return WORDS[name][word] ?? word;
}

/**
 * A choice that has a word which every choice that has it calls the same; undefined otherwise. That of
 * the documents' language is left out: a rate book's row "Irish" is a licence.
 */
export function plainChoice(word: string): ChoiceName | undefined {
  const names = (Object.keys(CHOICES) as ChoiceName[]).filter(
    (name) => name !== 'language' && Object.hasOwn(CHOICES[name], word),
  );
  return new Set(names.map((name) => englishWord(name, word))).size === 1 ? names[0] : undefined;
}
