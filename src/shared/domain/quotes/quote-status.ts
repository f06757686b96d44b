import type { MessageCode } from '../messages/catalogue.ts';

/** The statuses that are kept of a quote. */
export const KEPT_STATUSES = ['quoted', 'accepted'] as const;
export type KeptStatus = (typeof KEPT_STATUSES)[number];

/** Every status that a quote shows. */
export const SHOWN_STATUSES = [...KEPT_STATUSES, 'expired'] as const;
export type QuoteStatus = (typeof SHOWN_STATUSES)[number];

type Refusal = Extract<MessageCode, 'quoteAccepted' | 'quoteExpired'>;

/** What a status means for all that is done with a quote: nothing else compares statuses. */
type Capabilities = {
  /** It was sold: it has an acceptance and a policy number, and its validity no longer counts. */
  readonly isPolicy: boolean;
  /** Its cover stands: it can be changed and renewed, its certificate is good, and its car has cover. */
  readonly isOnCover: boolean;
  /** Driver numbers can be recorded. */
  readonly takesDriverNumbers: boolean;
  /** The files of all its versions stay; otherwise those of superseded versions go after a day. */
  readonly keepsDocuments: boolean;
  /** As what it is kept: another status than itself follows from the clock. */
  readonly keptAs: KeptStatus;
} & (
  | { /** Its terms can be changed, and it can be accepted. */ readonly isOpen: true }
  | { readonly isOpen: false /** Why it can not be changed. */; readonly refusal: Refusal }
);

/** The capabilities of each status. */
export const STATUSES: Readonly<Record<QuoteStatus, Capabilities>> = {
  quoted: {
    isOpen: true,
    isPolicy: false,
    isOnCover: false,
    takesDriverNumbers: true,
    keepsDocuments: false,
    keptAs: 'quoted',
  },
  accepted: {
    isOpen: false,
    refusal: 'quoteAccepted',
    isPolicy: true,
    isOnCover: true,
    takesDriverNumbers: true,
    keepsDocuments: true,
    keptAs: 'accepted',
  },
  expired: {
    isOpen: false,
    refusal: 'quoteExpired',
    isPolicy: false,
    isOnCover: false,
    takesDriverNumbers: false,
    keepsDocuments: false,
    keptAs: 'quoted',
  },
};

type Flag = 'isOpen' | 'isPolicy' | 'isOnCover' | 'keepsDocuments';

/** The kept statuses with one capability, as conditions of queries name them. */
export function keptStatusesWith(flag: Flag): readonly KeptStatus[] {
  return KEPT_STATUSES.filter((status) => STATUSES[status][flag]);
}
