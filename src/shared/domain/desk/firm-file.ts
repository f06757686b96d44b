/** The files of the firm, and the most bytes of each. */
export const FIRM_FILES = {
  logo: 512 * 1024,
  termsOfBusiness: 2 * 1024 * 1024,
} as const;
export type FirmFileKind = keyof typeof FIRM_FILES;

/** What the files of the firm may be. */
export const MEDIA_TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
