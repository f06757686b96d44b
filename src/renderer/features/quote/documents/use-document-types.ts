import {
  CALCULATION,
  type DocumentType,
  REFUSAL_LETTER,
  TERMS_OF_BUSINESS,
  WRITTEN_DOCUMENTS,
} from '../../../../shared/domain/quotes/document-type.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useOperation } from '../../../data/use-operation.ts';

/** The documents that a quote can have here: a letter only if it was refused, the firm's own if any. */
export function useDocumentTypes({ referral }: Pick<Quote, 'referral'>): readonly DocumentType[] {
  const { value: firm } = useOperation('getFirm', {});
  const letter: readonly DocumentType[] = referral?.state === 'refused' ? [REFUSAL_LETTER] : [];
  const papers: readonly DocumentType[] = firm?.termsOfBusiness ? [TERMS_OF_BUSINESS] : [];
  return [...letter, ...WRITTEN_DOCUMENTS, ...papers, CALCULATION];
}
