/** The covers, widest first, by the names of the quote document. */
export const COVERS = ['Comprehensive', 'TPFT', 'ThirdParty'] as const;
export type Cover = (typeof COVERS)[number];

/** The covers by the names of the quick price. */
export const coverOfRater = {
  Comprehensive: 'Comprehensive',
  ThirdParty: 'ThirdParty',
  ThirdPartyFireAndTheft: 'TPFT',
} as const satisfies Record<string, Cover>;
export type RaterCover = keyof typeof coverOfRater;

/** The name of each cover in the quick price. */
export const raterOfCover = {
  Comprehensive: 'Comprehensive',
  TPFT: 'ThirdPartyFireAndTheft',
  ThirdParty: 'ThirdParty',
} as const satisfies { [C in Cover]: RaterNamed<C> };

/** The name in the quick price that stands for a cover. */
type RaterNamed<C extends Cover> = {
  [R in RaterCover]: (typeof coverOfRater)[R] extends C ? R : never;
}[RaterCover];

/** What a person reads for each cover. */
export const coverTitle = {
  Comprehensive: 'Comprehensive',
  TPFT: 'Third party, fire and theft',
  ThirdParty: 'Third party only',
} as const satisfies Record<Cover, string>;
