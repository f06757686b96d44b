import { addOnRows, type DocumentSource, excessText, wordsFor } from '../document-source.ts';
import type { Block } from '../layout.ts';
import type { Words } from '../words/words.ts';
import { feeRules, instalmentBlocks } from './charges.ts';

/** A part of the terms, numbered once it is known which parts there are. */
interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const part = (title: string, ...blocks: Block[]): Part => ({ title, blocks });
const text = (said: string): Block => ({ kind: 'text', text: said });
const dots = (items: readonly string[]): Block => ({ kind: 'list', mark: 'dot', items });

/** What each cover pays for beyond injury and damage to others. */
function ownCar({ terms }: Words, { sale }: DocumentSource): Part[] {
  const { coverType } = sale.answers.policy;
  if (coverType === 'ThirdParty') return [];
  const accident = coverType === 'TPFT' ? [] : [text(terms.accident)];
  return [part(terms.fireAndTheft, text(terms.fireAndTheftText), ...accident)];
}

/** What the policyholder bears: under a cover without own damage, of what others claim. */
function excess({ terms }: Words, { sale }: DocumentSource): Part {
  const amount = excessText(sale);
  if (amount === undefined) return part(terms.excess, text(terms.noExcess));
  const isOfOthers = sale.answers.policy.coverType === 'ThirdParty';
  const said = isOfOthers ? terms.excessOfOthers(amount) : terms.excessOf(amount);
  return part(terms.excess, text(said));
}

function optional(words: Words, { sale }: DocumentSource): Part {
  const chosen = addOnRows(words, sale);
  return part(
    words.terms.optional,
    chosen.length === 0
      ? text(`${words.none}.`)
      : dots(chosen.map(([title, level]) => `${title}: ${level}.`)),
  );
}

/** Fees and instalments of the quote, where its rate book has any besides the policy fee. */
function payment(words: Words, { book, sale }: DocumentSource): Part[] {
  const { terms } = words;
  const { fees = [] } = sale.explanation;
  const paid = instalmentBlocks(words, sale.explanation);
  if (fees.length === 0 && paid.length === 0) return [];
  const rules = feeRules(words, book);
  const charged = [text(terms.fees), dots(rules.map((one) => `${one}.`))];
  return [part(terms.payment, ...(rules.length === 0 ? [] : charged), ...paid)];
}

/** The terms and conditions for the cover of a quote. */
export function terms(source: DocumentSource): Block[] {
  const { book, sale } = source;
  const words = wordsFor(source);
  const said = words.terms;
  const parts = [
    part(said.contract, text(said.contractText(book.underwriter))),
    part(said.others, text(said.othersText)),
    ...ownCar(words, source),
    optional(words, source),
    part(said.notCovered, dots(said.exclusions)),
    excess(words, source),
    ...payment(words, source),
    part(said.duties, dots(said.duty)),
    part(said.cancel, text(said.cancelText)),
    part(said.claims, text(said.claimsText)),
    part(said.complaints, text(said.complain), text(said.ombudsman)),
    part(said.law, text(said.lawText)),
  ];
  return [
    text(said.applies(words.cover(sale.answers.policy.coverType))),
    ...parts.flatMap(({ title, blocks }, index): Block[] => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      ...blocks,
    ]),
  ];
}
