import {
  type DocumentType,
  TERMS_OF_BUSINESS,
  WRITTEN_DOCUMENTS,
} from '../../../../shared/schemas/document.ts';
import { useOperation } from '../../../data/use-operation.ts';

/** The documents that a quote can have here: the firm's own only where it has any. */
export function useDocumentTypes(): readonly DocumentType[] {
  const { value: firm } = useOperation('getFirm', {});
  return firm?.termsOfBusiness ? [...WRITTEN_DOCUMENTS, TERMS_OF_BUSINESS] : WRITTEN_DOCUMENTS;
}
