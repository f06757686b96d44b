import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from '../layout/document-source.ts';
import type { Block, Mark, Part, SymbolName } from '../layout/layout.ts';
import type { Words } from '../words/words.ts';
import { feeRules, planRules } from './charges.ts';

const text = (text: string): Part => ({ kind: 'text', text });
const list = (mark: Mark, ...items: string[]): Part => ({ kind: 'list', mark, items });
const section = (heading: string, symbol: SymbolName, ...parts: Part[]): Part[] => [
  { kind: 'heading', text: heading, symbol },
  ...parts,
];

/** What is insured, and what of the same is not. */
function covered({ ipid }: Words, cover: Cover) {
  const { others, fireAndTheft, damage, damageAtFault } = ipid;
  const isFire = cover !== 'ThirdParty';
  const isDamage = cover === 'Comprehensive';
  return {
    insured: [...others, ...(isFire ? [fireAndTheft] : []), ...(isDamage ? [damageAtFault] : [])],
    notInsured: [...(isFire ? [] : [fireAndTheft]), ...(isDamage ? [] : [damage])],
  };
}

/** What limits a claim for the car itself, or where the cover has none, one by others. */
function restrictions({ ipid }: Words, { sale }: DocumentSource): string[] {
  const excess = excessText(sale);
  if (sale.answers.policy.coverType === 'ThirdParty') {
    return excess === undefined ? [] : [ipid.excessOfOthers(excess)];
  }
  return [...(excess === undefined ? [] : [ipid.excess(excess)]), ipid.marketValue];
}

/** A list with what leads to it; nothing where it is empty. */
const listed = (lead: string, items: readonly string[]): Part[] =>
  items.length === 0 ? [] : [text(lead), list('dot', ...items)];

/** Who makes the product, as Article 1 wants it after the title. */
function maker({ ipid }: Words, { book }: DocumentSource): string {
  return ipid.company(book.underwriter, book.demonstration ? ipid.nowhere : ipid.notRecorded);
}

/**
 * The insurance product information document: fixed headings in fixed order, each with its symbol
 * and its items with theirs; nothing personal.
 * Source: Regulation (EU) 2017/1469, Articles 1 to 7 and Annex.
 */
export function ipid(source: DocumentSource): Block[] {
  const words = wordsFor(source);
  const texts = words.ipid;
  const { insured, notInsured } = covered(words, source.sale.answers.policy.coverType);
  const chosen = addOnRows(words, source.sale).map(([title, level]) => `${title}: ${level}`);
  return [
    text(maker(words, source)),
    text(texts.summary),
    { kind: 'heading', text: texts.kind },
    text(texts.kindText),
    {
      kind: 'columns',
      columns: [
        section(texts.insured, 'umbrella', list('yes', ...insured, ...chosen)),
        [
          ...section(texts.notInsured, 'cross', list('no', ...notInsured, ...texts.never)),
          ...section(
            texts.restrictions,
            'caution',
            list('caution', ...restrictions(words, source), texts.use),
          ),
        ],
      ],
    },
    ...section(texts.where, 'globe', list('place', texts.places)),
    ...section(texts.obligations, 'handshake', list('duty', ...texts.duties)),
    ...section(
      texts.payment,
      'coins',
      text(texts.inFull),
      ...listed(texts.byInstalments, planRules(words, source.book)),
      ...listed(texts.fees, feeRules(words, source.book)),
    ),
    ...section(texts.period, 'hourglass', text(texts.dates)),
    ...section(texts.cancel, 'hand', text(texts.cancelText)),
  ];
}
