import { buildApi } from '../adapters/http/server/build.ts';
import { readResponseExamples, readSample } from '../adapters/node/resources.ts';
import { bodySchema, documentSchema } from '../core/quotes/document/document-schema.ts';
import { readQuoteXml } from './services/read-quote-xml.ts';

type HttpParts = Parameters<typeof buildApi>[0];

/** The HTTP carrier of an application. */
export type Api = Awaited<ReturnType<typeof buildApi>>;

export interface ApiParts extends Omit<HttpParts, 'readQuoteXml' | 'described'> {
  /** What its description says of this application. */
  readonly described: Pick<HttpParts['described'], 'version' | 'scope'>;
  readonly resourcesFolder: string;
}

/** Builds the HTTP carrier, with the quote document and its sample in its description. */
export function buildOwnApi({ described, resourcesFolder, ...parts }: ApiParts): Promise<Api> {
  const quoteXml = readSample(resourcesFolder);
  const shown = {
    ...described,
    quoteXml,
    quoteDocument: documentSchema,
    quoteBody: bodySchema,
    responseExamples: () => readResponseExamples(resourcesFolder),
  };
  return buildApi({ ...parts, readQuoteXml, described: shown });
}
