import type { FieldPath } from '../quote-fields/quote-fields.ts';

/** What a file that is attached to a quote is of. */
export const ATTACHMENT_KINDS = ['bonusProof', 'licence', 'photograph', 'letter', 'other'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** What must be known before cover, and is where a file of the kind is attached: whoever attached it has seen it. */
export const PROVES: Partial<Record<AttachmentKind, FieldPath>> = {
  bonusProof: 'NoClaimsBonus/EvidenceSeen',
};

/** What attached files may be, each with how its first bytes begin, hexadecimal, and the ends that its name may have. */
export const ATTACHMENT_TYPES = {
  // ISO 32000-1 7.5.2: %PDF-
  'application/pdf': { begins: '255044462d', ends: ['pdf'] },
  // ISO/IEC 10918-1 B.1: start of image, and the first marker
  'image/jpeg': { begins: 'ffd8ff', ends: ['jpg', 'jpeg'] },
  // ISO/IEC 15948 5.2
  'image/png': { begins: '89504e470d0a1a0a', ends: ['png'] },
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

const MIB = 1024 * 1024;

/** The most bytes of an attached file: a picture of a telephone is kept as it is. */
export const MOST_ATTACHMENT_BYTES = 10 * MIB;

/** How many files a quote and its policy may have. */
export const MOST_ATTACHMENTS = 50;

/** How many notes a quote or a customer may have. */
export const MOST_NOTES = 500;
