import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { DocumentSource } from '../document-source.ts';
import { addressText, dayOf, momentText, NOT_GIVEN, nameText } from '../format.ts';
import type { Block } from '../layout.ts';

/** What a letter about a refusal says at its head. */
export const REFUSAL_HEADING = 'We can not offer you insurance';

const NEXT = [
  'Ask us if you think that one of these facts is wrong: we then look at your request again.',
  'Under the Declined Cases Agreement of Insurance Ireland, the first insurer that you asked must quote if three insurers have refused you. Keep this letter to show it.',
  'If you are not satisfied with our answer to a complaint, you may turn to the Financial Services and Pensions Ombudsman.',
];

/** A refusal, whether by a rule of the rate book or by an underwriter. */
interface Refusal {
  readonly sections: QuoteSections;
  readonly underwriter: string;
  /** When the customer asked, epoch milliseconds. */
  readonly askedAt: number;
  readonly reasons: readonly string[];
}

/** What a letter about a refusal says, below its head. */
export function refusalBlocks({ sections, underwriter, askedAt, reasons }: Refusal): Block[] {
  const { policy, customer, vehicle } = sections;
  return [
    {
      kind: 'text',
      text: `You asked for private motor insurance on ${dayOf(askedAt)}. ${underwriter} does not insure this risk, for the reasons below.`,
    },
    { kind: 'heading', text: 'What you asked for' },
    {
      kind: 'facts',
      rows: [
        ['Name', nameText(customer)],
        ['Address', addressText(customer) ?? NOT_GIVEN],
        ['Car', `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        ['Cover', coverTitle[policy.coverType]],
        ['Begins', momentText(policy.inceptionDate)],
      ],
    },
    { kind: 'heading', text: 'Why it was refused' },
    { kind: 'list', mark: 'dot', items: [...reasons] },
    { kind: 'heading', text: 'What you can do' },
    { kind: 'list', mark: 'dot', items: NEXT },
  ];
}

/** The letter about a quote that an underwriter refused: the reasons for the customer, not the note. */
export function refusalLetter({ sale, book }: DocumentSource): Block[] {
  return refusalBlocks({
    sections: sale.answers,
    underwriter: book.underwriter,
    askedAt: sale.createdAt,
    reasons: sale.referral?.decision?.reasons ?? [],
  });
}
