import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { QuoteRisk } from '../../quotes/price/risk.ts';
import type { AfterSale } from '../../quotes/sale/after-sale.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import { shortMoney } from '../words/format.ts';
import { type Words, wordsOf } from '../words/words.ts';
import type { Letterhead } from './layout.ts';

/** What a document is written from: nothing of a quote but what {@link Sale} and {@link AfterSale} say. */
export interface DocumentSource {
  readonly sale: Sale;
  /** What became of it after its sale; absent where it is no policy. */
  readonly afterSale?: AfterSale | undefined;
  /** The rate book that the quote was rated with. */
  readonly book: RateBook;
  /** The quote as a risk that can be rated otherwise; absent where its tables are not there. */
  readonly risk?: QuoteRisk | undefined;
  /** The firm that sells it; absent where nothing is known of it. */
  readonly firm?: Letterhead | undefined;
  /** Where letters to the customer go, line by line, as it was said next to the quotes; absent: where the quote says. */
  readonly postalAddress?: string | undefined;
  /** The account of the policy, for a receipt. */
  readonly account?: PolicyAccount | undefined;
  /** Whether it is made in training: nothing then stands behind it. */
  readonly specimen?: boolean;
}

/** What the documents of a sale say: in the language that the customer chose. */
export const wordsFor = ({ sale }: Pick<DocumentSource, 'sale'>): Words => wordsOf(sale.answers);

/** The optional covers of a sale, each with its level, and whether the premium includes it anyway. */
export function addOnRows(
  words: Words,
  { addOns = [] }: Partial<Pick<Sale, 'addOns'>>,
): [title: string, level: string][] {
  return addOns.map(({ title, levelTitle, included }) => {
    const level = words.rated(levelTitle);
    return [words.book(title), included ? words.included(level) : level];
  });
}

/** The excess of a sale; undefined where its cover bears none. */
export const excessText = ({ excess }: Partial<Pick<Sale, 'excess'>>): string | undefined =>
  excess === undefined ? undefined : shortMoney(excess);
