import { XmlDocument, XmlElement, type XmlTreeNode } from 'libxml2-wasm';

type Content = string | { [name: string]: Content } | Content[];

/** What libxml2 says about a body: why it refuses it, or the content of its root. */
export type Verdict = { readonly refused: string } | { readonly root: string; content: Content };

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
export function ask(body: Uint8Array, whole: boolean): Verdict {
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
