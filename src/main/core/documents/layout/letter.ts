import { addressLines } from '../../../../shared/domain/address.ts';
import { nameText } from '../words/format.ts';
import { type DocumentSource, wordsFor } from './document-source.ts';
import type { Block } from './layout.ts';

/**
 * A letter to the policyholder, below its head: to whom, what it says, from whom.
 * @param body what stands between the salutation and the close
 */
export function letter(source: DocumentSource, body: readonly Block[]): Block[] {
  const { sale, firm, book, postalAddress } = source;
  const { letter: texts } = wordsFor(source);
  const { customer } = sale.answers;
  const name = nameText(customer);
  const home = postalAddress?.split(/\s*\n\s*/) ?? addressLines(customer.address);
  return [
    { kind: 'address', lines: [name, ...home] },
    { kind: 'text', text: texts.dear(name) },
    ...body,
    { kind: 'text', text: texts.close },
    { kind: 'text', text: firm?.name || book.underwriter },
  ];
}
