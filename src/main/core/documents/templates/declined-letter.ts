import { coverTitle } from '../../../../shared/schemas/cover.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { StoredDecline } from '../../quotes/submit/declined.ts';
import { addressText, dayOf, momentText, NOT_GIVEN, nameText } from '../format.ts';
import type { Block, DocumentLayout, Letterhead } from '../layout.ts';
import { spelled, spelledHead } from '../spelled.ts';

/** What a letter about a declined risk is written from. */
export interface DeclinedSource {
  readonly declined: StoredDecline;
  /** The rate book that declined it. */
  readonly book: RateBook;
  readonly firm: Letterhead | undefined;
  /** Whether it is made in training: nothing then stands behind it. */
  readonly specimen: boolean;
}

const TITLE = 'We can not offer you insurance';

const NEXT = [
  'Ask us if you think that one of these facts is wrong: we then look at your request again.',
  'Under the Declined Cases Agreement of Insurance Ireland, the first insurer that you asked must quote if three insurers have refused you. Keep this letter to show it.',
  'If you are not satisfied with our answer to a complaint, you may turn to the Financial Services and Pensions Ombudsman.',
];

function blocks({ declined, book }: DeclinedSource): Block[] {
  const { policy, customer, vehicle } = declined.sections;
  return [
    {
      kind: 'text',
      text: `You asked for private motor insurance on ${dayOf(declined.at)}. ${book.underwriter} does not insure this risk, for the reasons below.`,
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
    { kind: 'list', mark: 'dot', items: declined.reasons.map(({ message }) => message) },
    { kind: 'heading', text: 'What you can do' },
    { kind: 'list', mark: 'dot', items: NEXT },
  ];
}

/**
 * Writes the letter that gives the reasons of a refusal. The same risk and firm give the same letter.
 */
export function declinedLetter(source: DeclinedSource): DocumentLayout {
  const { declined, book, firm, specimen } = source;
  const layout = spelled({
    title: TITLE,
    subtitle: `Private motor insurance · ${coverTitle[declined.sections.policy.coverType]}`,
    underwriter: book.underwriter,
    references: [
      ['Reference', declined.id],
      ['Date', dayOf(declined.at)],
    ],
    marks: [
      ...(specimen ? ['Specimen – not valid'] : []),
      ...(book.demonstration ? ['Demonstration – not an offer of insurance'] : []),
    ],
    specimen,
    footer: `Refusal · ${declined.id}`,
    at: declined.at,
    blocks: blocks(source),
  });
  return firm ? { ...layout, firm: spelledHead(firm) } : layout;
}
