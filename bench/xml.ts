import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readXml } from '../src/main/adapters/xml/read-xml.ts';
import { readDocument } from '../src/main/core/quotes/document/read-document.ts';
import { ROOT } from '../src/shared/domain/quote-fields/quote-fields.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 15;
const TIMES = 2_000;
const RESOURCES = join(import.meta.dirname, '../resources');
const SAMPLE = join(RESOURCES, 'samples/quote.xml');
const SCHEMA = join(RESOURCES, 'irish-motor-quote.xsd');

function parse(body: Uint8Array): object {
  const read = readXml(body, ROOT);
  if ('errors' in read) throw new Error('the sample is not well-formed');
  return read;
}

function readQuote(body: Uint8Array): object {
  const read = readXml(body, ROOT);
  if ('errors' in read) throw new Error('the sample is not well-formed');
  const document = readDocument({ source: 'xml', ...read });
  if ('errors' in document) throw new Error('the sample is refused');
  return document.sections;
}

const parser = new XMLParser({ parseTagValue: false, ignoreDeclaration: true });

/** Takes what is not well-formed, too, and says no lines. */
const parseByLibrary = (body: Uint8Array): unknown => parser.parse(Buffer.from(body));

function parseByLibxml2(body: Uint8Array): void {
  XmlDocument.fromBuffer(body).dispose();
}

/** Parses and validates; the schema is compiled in advance, as ours is. */
function validateByLibxml2(validator: XsdValidator): (body: Uint8Array) => void {
  return (body) => {
    const document = XmlDocument.fromBuffer(body);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
    }
  };
}

/** Microseconds for one document. */
function timed(work: (body: Uint8Array) => unknown, body: Uint8Array): number {
  const begin = process.hrtime.bigint();
  for (let i = 0; i < TIMES; i += 1) work(body);
  return Number(process.hrtime.bigint() - begin) / 1000 / TIMES;
}

/**
 * Reading a quote document compared with libxml2, which parses the same bytes and validates them by
 * the schema that we publish. Ours gives the sections with their values, libxml2 a yes or no.
 */
export async function run(): Promise<BenchResult[]> {
  const body = readFileSync(SAMPLE);
  const schema = XmlDocument.fromBuffer(readFileSync(SCHEMA));
  const validator = XsdValidator.fromDoc(schema);
  const validate = validateByLibxml2(validator);
  const contestants = {
    'parse, read and check': () => timed(readQuote, body),
    'parse only': () => timed(parse, body),
    'fast-xml-parser, parse only': () => timed(parseByLibrary, body),
    'libxml2-wasm, parse only': () => timed(parseByLibxml2, body),
    'libxml2-wasm, parse and validate': () => timed(validate, body),
  };
  for (const work of Object.values(contestants)) work();
  const found = await medians(contestants, ROUNDS);
  validator.dispose();
  schema.dispose();
  const against = (
    ours: keyof typeof contestants,
    peer: keyof typeof contestants,
    goal: string,
  ) => ({
    name: `xml: ${ours} / ${peer}`,
    ours: found[ours],
    peer: found[peer],
    ratio: found[peer] / found[ours],
    goal,
    unit: 'µs',
  });
  return [
    against('parse only', 'fast-xml-parser, parse only', 'ratio >= 1'),
    against('parse only', 'libxml2-wasm, parse only', 'none'),
    against('parse, read and check', 'libxml2-wasm, parse and validate', 'ratio >= 0.67'),
  ];
}
