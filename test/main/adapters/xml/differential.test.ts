/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import { XmlDocument, XmlElement, type XmlTreeNode } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { shownErrors } from '../../../../src/shared/result/sentences.ts';
import { mutate, random } from './mutate.ts';

type Content = string | { [name: string]: Content } | Content[];

/** What libxml2 says about a body: why it refuses it, or the content of its root. */
type Verdict = { readonly refused: string } | { readonly root: string; content: Content };

function contentOf(element: XmlElement, namespace: string): Content {
  const children: XmlElement[] = [];
  for (let node: XmlTreeNode | null = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(node);
  }
  if (children.length === 0) return element.content.trim();
  const content: { [name: string]: Content } = Object.create(null);
  for (const child of children) {
    const name = nameOf(child, namespace);
    const before = content[name];
    const own = contentOf(child, namespace);
    if (before === undefined) content[name] = own;
    else if (Array.isArray(before)) before.push(own);
    else content[name] = [before, own];
  }
  return content;
}

/** A name with its prefix, unless that stands for the namespace of the root. */
function nameOf({ prefix, name, namespaceUri }: XmlElement, namespace: string): string {
  return prefix === '' || namespaceUri === namespace ? name : `${prefix}:${name}`;
}

/** Asks libxml2. @param whole whether to return the content too */
function ask(body: Uint8Array, whole: boolean): Verdict {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(body);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
  try {
    const { root } = document;
    const { namespaceUri } = root;
    const content = whole ? contentOf(root, namespaceUri) : '';
    return { root: nameOf(root, namespaceUri), content };
  } finally {
    document.dispose();
  }
}

const ROOT = 'IrishMotorQuote';
const DOCUMENTS = 60_000;
const SEED = Number(process.env.SEED ?? 20_261_121);

const SPECIAL = [
  '<!-- a --><IrishMotorQuote><A>x<!-- - -->y</A><!----></IrishMotorQuote>\n<!-- z -->',
  '<IrishMotorQuote><A><![CDATA[<a>&amp;]] > ]]]]><![CDATA[>]]></A><B>]] ></B></IrishMotorQuote>',
  '<IrishMotorQuote><A>&#225;&#x141;&amp;lt;&lt;&gt;&apos;&quot;</A><B>a]]&gt;</B></IrishMotorQuote>',
  `<IrishMotorQuote a="1" b='"2"'><A c = "&#10;&lt;>" d=''/><A e="1"\nf="2" ></A ></IrishMotorQuote>`,
  '<IrishMotorQuote xmlns="urn:a" xmlns:p="http://a.b/c#d" xmlns:q="urn:q" p:s="1" q:s="2"><p:A xmlns:p="urn:r" p:b="1"/><q:A xml:lang="ga"><B xmlns=""/></q:A></IrishMotorQuote>',
  '<q:IrishMotorQuote xmlns:q="urn:q" xmlns:p="urn:p"><q:A><p:B/></q:A><A/><r:C xmlns:r="urn:q"/></q:IrishMotorQuote>',
  `<?xml version='1.0' encoding="utf-8" standalone='no' ?><IrishMotorQuote><Ábc·1>😀</Ábc·1></IrishMotorQuote>`,
  '<?xml version="1.0" encoding="ISO-8859-1"?><IrishMotorQuote><A>a</A></IrishMotorQuote>',
  '<?xml version="1.0" encoding="US-ASCII"?><IrishMotorQuote><A>a</A></IrishMotorQuote>',
  '\ufeff<IrishMotorQuote>\r\n<A>\r1\r\n2</A></IrishMotorQuote>',
].map((text) => Buffer.from(text));

const SEEDS = [
  readFileSync(`resources/samples/quote.xml`),
  readFileSync(`resources/samples/quote-minimal.xml`),
  ...SPECIAL,
  Buffer.from(`\ufeff${SPECIAL[4]}`, 'utf16le'),
  Buffer.from(`\ufeff${SPECIAL[2]}`, 'utf16le').swap16(),
];

/** The messages for valid XML that this service refuses by its own rules. */
const POLICY = [
  'a DOCTYPE is not taken',
  'a processing instruction is not taken',
  'the attribute xml:id is not taken',
  'the root element must be <',
  'the declared encoding ',
  'holds text where only elements belong',
];

/** Content to compare; libxml2 keeps a lone carriage return, which XML reads as a line feed. */
const flat = (content: unknown) => JSON.stringify(content).replace(/\\r\\n|\\r/g, '\\n');

test('libxml2 accepts all that we accept and reads it alike, and we accept nearly all that it does', () => {
  const below = random(SEED);
  const pick = () => SEEDS[below(SEEDS.length)] ?? Buffer.alloc(0);
  const tooLax: string[] = [];
  const differing: string[] = [];
  const tooStrict = new Map<string, number>();
  const counts = { ours: 0, theirs: 0, byPolicy: 0 };

  for (let made = 0; made < DOCUMENTS; made += 1) {
    let body: Buffer = pick();
    for (let changes = below(4) === 0 ? 3 : 1; changes > 0; changes -= 1)
      body = mutate(body, pick(), below);
    const result = readXml(body, ROOT);
    const taken = 'document' in result;
    const verdict = ask(body, taken);
    if (taken) counts.ours += 1;
    if ('refused' in verdict) {
      if (taken) tooLax.push(`${verdict.refused.trim()}: ${body.toString('latin1')}`);
      continue;
    }
    counts.theirs += 1;
    if (taken) {
      if (flat(result.document) !== flat(verdict.content || {})) differing.push(body.toString());
      continue;
    }
    const message = shownErrors(result.errors)[0]?.message ?? '';
    if (POLICY.some((words) => message.includes(words))) counts.byPolicy += 1;
    else tooStrict.set(message, (tooStrict.get(message) ?? 0) + 1);
  }

  const share = counts.ours / (counts.theirs - counts.byPolicy);
  const summary = `SEED=${SEED}: of ${DOCUMENTS} documents libxml2 took ${counts.theirs}, we ${counts.ours}; ${counts.byPolicy} refused by policy; share ${share.toFixed(4)}`;
  expect(tooLax.slice(0, 3), summary).toEqual([]);
  expect(differing.slice(0, 3), summary).toEqual([]);
  expect(counts.ours, summary).toBeGreaterThan(DOCUMENTS / 20);
  expect(share, `${summary}; ${JSON.stringify([...tooStrict])}`).toBeGreaterThan(0.97);
  if (process.env.SEED !== undefined)
    process.stdout.write(`${summary}; ${JSON.stringify([...tooStrict])}\n`);
}, 60_000);
