import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from '../document-source.ts';
import type { Block, Mark, Part, SymbolName } from '../layout.ts';
import type { Words } from '../words/words.ts';
import { feeRules, planRules } from './charges.ts';

const text = (said: string): Part => ({ kind: 'text', text: said });
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
  const said = words.ipid;
  const { insured, notInsured } = covered(words, source.sale.answers.policy.coverType);
  const chosen = addOnRows(words, source.sale).map(([title, level]) => `${title}: ${level}`);
  return [
    text(maker(words, source)),
    text(said.summary),
    { kind: 'heading', text: said.kind },
    text(said.kindText),
    {
      kind: 'columns',
      columns: [
        section(said.insured, 'umbrella', list('yes', ...insured, ...chosen)),
        [
          ...section(said.notInsured, 'cross', list('no', ...notInsured, ...said.never)),
          ...section(
            said.restrictions,
            'caution',
            list('caution', ...restrictions(words, source), said.use),
          ),
        ],
      ],
    },
    ...section(said.where, 'globe', list('place', said.places)),
    ...section(said.obligations, 'handshake', list('duty', ...said.duties)),
    ...section(
      said.payment,
      'coins',
      text(said.inFull),
      ...listed(said.byInstalments, planRules(words, source.book)),
      ...listed(said.fees, feeRules(words, source.book)),
    ),
    ...section(said.period, 'hourglass', text(said.dates)),
    ...section(said.cancel, 'hand', text(said.cancelText)),
  ];
}
