import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { DocumentSource } from '../layout/document-source.ts';
import type { Block } from '../layout/layout.ts';
import { addressText, nameText } from '../words/format.ts';
import { wordsOf } from '../words/words.ts';

/** A refusal, whether by a rule of the rate book or by an underwriter. */
interface Refusal {
  readonly sections: QuoteSections;
  readonly underwriter: string;
  /** When the customer asked, epoch milliseconds. */
  readonly askedAt: number;
  readonly reasons: readonly RatedText[];
}

/** What a letter about a refusal says, below its head. */
export function refusalBlocks({ sections, underwriter, askedAt, reasons }: Refusal): Block[] {
  const { policy, customer, vehicle } = sections;
  const words = wordsOf(sections);
  const { refusal: texts, label } = words;
  return [
    { kind: 'text', text: texts.asked(words.dayOf(askedAt), underwriter) },
    { kind: 'heading', text: texts.what },
    {
      kind: 'facts',
      rows: [
        [label.name, nameText(customer)],
        [label.address, addressText(customer) ?? words.notGiven],
        [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [label.cover, words.cover(policy.coverType)],
        [label.begins, words.moment(policy.inceptionDate)],
      ],
    },
    { kind: 'heading', text: texts.why },
    { kind: 'list', mark: 'dot', items: reasons.map(words.reason) },
    { kind: 'heading', text: texts.next },
    { kind: 'list', mark: 'dot', items: texts.steps },
  ];
}

/** The letter about a quote that an underwriter refused: the reasons for the customer, not the note. */
export function refusalLetter({ sale, book }: DocumentSource): Block[] {
  const { reasons: known = [], decision } = sale.referral ?? {};
  // A reason may have been taken over as the rules gave it.
  const given = (text: string) => known.find(({ message }) => inEnglish(message) === text);
  return refusalBlocks({
    sections: sale.answers,
    underwriter: book.underwriter,
    askedAt: sale.createdAt,
    reasons: decision?.reasons?.map((text) => given(text)?.message ?? text) ?? [],
  });
}
