import { utcText } from '../../shared/date.ts';
import { type Answer, done, failed } from '../../shared/fault.ts';
import {
  type Documents,
  type DocumentsRequest,
  documentTypes,
} from '../../shared/shapes/document.ts';
import type { Context } from '../door.ts';
import { linkTo } from './links.ts';
import { findMatter, type MakeParts, makeDocument } from './make.ts';

/** What links to documents need besides what makes these. */
export interface GenerateParts extends MakeParts {
  /** Under which address the links stand; undefined while there is none. */
  readonly base: () => string | undefined;
}

/** Makes the documents of a quote's present state, once, and answers fresh links to them. */
export function generateDocuments(parts: GenerateParts) {
  const { signer, base } = parts;
  return async (request: DocumentsRequest, { now }: Context): Promise<Answer<Documents>> => {
    const matter = await findMatter(parts, request.quoteId);
    if (!matter.ok) return matter;
    const address = base();
    if (address === undefined) {
      return failed({
        kind: 'unavailable',
        message: 'The API does not listen: no link would work',
      });
    }
    const made: Documents['documents'] = [];
    for (const type of documentTypes(request.documentTypes)) {
      const { id } = await makeDocument(parts, matter.value, { type, createdAt: now });
      const { path, expiresAt } = linkTo(signer, { id, type }, now);
      made.push({ type, url: `${address}${path}`, expiresAt: utcText(expiresAt) });
    }
    return done({ quoteId: request.quoteId, documents: made });
  };
}
