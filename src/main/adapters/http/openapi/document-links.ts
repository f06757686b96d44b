import { documentPlace } from '../documents.ts';

const text = { type: 'string' };

const parameter = (
  name: string,
  within: 'path' | 'query',
  description: string,
  example: string,
) => ({
  name,
  in: within,
  required: true,
  schema: text,
  description,
  example,
});

/** Where documents are got by the links that generateDocuments answers, and what a link consists of. */
export const documentLinks = {
  ...documentPlace,
  /** What a link may lead to besides what any address may. */
  faults: ['notFound', 'gone', 'unavailable'],
  operation: {
    operationId: 'openDocument',
    tags: ['Quotes'],
    summary: "Open a document by its link, whose signature stands for a token: don't make one up",
    parameters: [
      parameter('id', 'path', 'Of the document', 'D-EXAMPLE'),
      parameter('file', 'path', 'The type of the document, and `.pdf`', 'schedule.pdf'),
      parameter('e', 'query', 'When the link expires: epoch seconds', '1796119200'),
      parameter('s', 'query', 'The signature of the link', 'signature'),
    ],
  },
  opened: {
    description: 'The document',
    content: { 'application/pdf': { schema: { ...text, format: 'binary' } } },
  },
} as const;
