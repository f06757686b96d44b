import { Type } from 'typebox';

/** The covers, widest first, by the names of the quote document. */
export const COVERS = ['Comprehensive', 'TPFT', 'ThirdParty'] as const;
export type Cover = (typeof COVERS)[number];
export const Cover = Type.Enum([...COVERS]);

/** The covers by the names of the quick price. */
export const coverOfRater = {
  Comprehensive: 'Comprehensive',
  ThirdParty: 'ThirdParty',
  ThirdPartyFireAndTheft: 'TPFT',
} as const satisfies Record<string, Cover>;
export type RaterCover = keyof typeof coverOfRater;

/** What a person reads for each cover. */
export const coverTitle = {
  Comprehensive: 'Comprehensive',
  TPFT: 'Third party, fire and theft',
  ThirdParty: 'Third party only',
} as const satisfies Record<Cover, string>;
