import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { documentTypes } from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Documents, DocumentsRequest } from '../../../shared/schemas/quotes/document.ts';
import type { Context } from '../dispatcher.ts';
import { linkTo } from './links.ts';
import { findSource, type MakeParts, makeDocuments } from './make.ts';
import { pruneDocuments } from './prune.ts';

/** What links to documents need besides what makes these. */
export interface GenerateParts extends MakeParts {
  /** Under which address the links stand; undefined while there is none. */
  readonly base: () => string | undefined;
}

/** Makes the documents of a quote's present state, once, and answers fresh links to them. */
export function generateDocuments(parts: GenerateParts) {
  const { signer, firm, base } = parts;
  return async (request: DocumentsRequest, context: Context): Promise<Result<Documents>> => {
    const source = await findSource(parts, request, context);
    if (!source.ok) return source;
    const address = base();
    if (address === undefined) {
      return failed({
        kind: 'unavailable',
        message: message('linksUseless'),
      });
    }
    await pruneDocuments(parts, source.value.found, context.now);
    const hasTermsOfBusiness = (await firm.termsOfBusiness()) !== undefined;
    const types = documentTypes(request.documentTypes, hasTermsOfBusiness);
    const made = await makeDocuments(parts, source.value, { types, createdAt: context.now });
    if (!made.ok) return made;
    const documents = made.value.map(({ id, type }) => {
      const { path, expiresAt } = linkTo(signer, { id, type }, context.now);
      return { type, url: `${address}${path}`, expiresAt: utcText(expiresAt) };
    });
    const isDraft =
      types.includes('statement-of-suitability') && !source.value.source.sale.suitability;
    const warnings = isDraft ? [message('suitabilityDraft')] : [];
    return done({ quoteId: request.quoteId, documents, warnings });
  };
}
