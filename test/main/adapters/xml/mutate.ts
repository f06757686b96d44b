/** A generator of whole numbers below a bound, the same for the same seed (mulberry32). */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The pieces that XML's grammar depends on, well-formed or not. */
const SNIPPETS = [
  '<',
  '>',
  '/',
  '</',
  '/>',
  '&',
  ';',
  '"',
  "'",
  '=',
  ':',
  '-',
  '--',
  ']',
  ']]>',
  '?',
  '!',
  '#',
  ' ',
  '\n',
  '\t',
  '\r',
  '\r\n',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\u0000',
  '\u000b',
  '\u007f',
  '\ufffd',
  '\ufffe',
  '\uffff',
  '😀',
  '\u00b7',
  '\u0301',
  '\u203f',
  '\u00d7',
  'á',
  '&amp;',
  '&lt;',
  '&gt;',
  '&apos;',
  '&quot;',
  '&AMP;',
  '&nbsp;',
  '&amp',
  '& amp;',
  '&;',
  '&#0;',
  '&#9;',
  '&#13;',
  '&#225;',
  '&#x141;',
  '&#X41;',
  '&#x1F600;',
  '&#xD800;',
  '&#x110000;',
  '&#xFFFE;',
  '&#-1;',
  '&#;',
  '&#x;',
  '&#00065;',
  '&#99999999999999999999;',
  '<!--',
  '-->',
  '<!-- x -->',
  '<!---->',
  '<!-->',
  '<!--->',
  '<!-- -- -->',
  '<!-- --->',
  '<![CDATA[',
  '<![CDATA[ <&> ]]>',
  '<![CDATA[]]>',
  '<![cdata[x]]>',
  ']]]]><![CDATA[>',
  '<?x y?>',
  '<?xml version="1.0"?>',
  '<?xml-s x?>',
  '<?',
  '?>',
  '<!DOCTYPE a>',
  '<!ELEMENT a ANY>',
  '<a/>',
  '<a />',
  '< a/>',
  '<a>',
  '</a>',
  '</a >',
  '</ a>',
  '<a></a>',
  '<1/>',
  '<-a/>',
  '<a.b-c_/>',
  ' a="1"',
  " b='2'",
  ' a="1" a="2"',
  ' a=1',
  ' a',
  ' a = "1"',
  ' a="<"',
  ' a=">"',
  ' a="&lt;"',
  ' xmlns="urn:x"',
  ' xmlns=""',
  ' xmlns:p="urn:p"',
  ' xmlns:q="urn:p"',
  ' xmlns:p=""',
  ' xmlns:p="a b"',
  ' p:a="1"',
  ' q:a="1"',
  ' p:a:b="1"',
  ' :a="1"',
  ' xml:lang="en"',
  ' xml:id="i"',
  ' xml:space="x"',
  ' xmlns:xml="urn:x"',
  ' xmlns:xmlns="urn:x"',
  ' xmlns:xml="http://www.w3.org/XML/1998/namespace"',
  ' xmlns:r="http://www.w3.org/2000/xmlns/"',
  ' xmlns:h="http://a.b:80/c?d=e#f"',
  ' xmlns:h="http://a:b/"',
  '<p:a/>',
  '<p:a xmlns:p="urn:p"/>',
  '<:a/>',
  '<a:/>',
  '<xmlns:a/>',
  '<xml:a/>',
  '<xmlx/>',
  ' encoding="UTF-8"',
  ' standalone="yes"',
  'version="1.1"',
  'ISO-8859-1',
  'US-ASCII',
  'UTF-16',
].map((snippet) => Buffer.from(snippet));

function span(body: Buffer, below: (bound: number) => number): [from: number, to: number] {
  const from = below(body.length + 1);
  return [from, Math.min(body.length, from + 1 + below(below(4) === 0 ? 60 : 6))];
}

function replaced(body: Buffer, from: number, to: number, put: Uint8Array): Buffer {
  return Buffer.concat([body.subarray(0, from), put, body.subarray(to)]);
}

/** A place for a mutation: any, one in an element's content, or one next to markup. */
function spot(body: Buffer, below: (bound: number) => number): number {
  const from = below(body.length + 1);
  const kind = below(4);
  if (kind === 0) return from;
  const at = body.indexOf(kind === 1 ? '<' : '>', from);
  if (at === -1) return from;
  return kind === 3 ? at + below(2) : at + (kind === 2 ? 1 : 0);
}

/** A whole line, which in the samples is a whole element. */
function line(body: Buffer, below: (bound: number) => number): [from: number, to: number] {
  const from = body.indexOf('\n', below(body.length + 1));
  const to = from === -1 ? -1 : body.indexOf('\n', from + 1);
  return to === -1 ? span(body, below) : [from, to];
}

/** A body with one small change. @param other a body to take pieces from */
export function mutate(body: Buffer, other: Buffer, below: (bound: number) => number): Buffer {
  const [from, to] = span(body, below);
  switch (below(12)) {
    case 0: {
      const copy = Buffer.from(body);
      if (from < copy.length) copy[from] = (copy[from] ?? 0) ^ (1 << below(8));
      return copy;
    }
    case 1:
      return replaced(body, from, to, Buffer.alloc(0));
    case 2:
      return replaced(body, to, to, body.subarray(from, to));
    case 3: {
      const [start, end] = span(other, below);
      return replaced(body, from, to, other.subarray(start, end));
    }
    case 4: {
      const [start, end] = line(body, below);
      return replaced(body, end, end, body.subarray(start, end));
    }
    case 5: {
      const [start, end] = line(body, below);
      return replaced(body, start, end, Buffer.alloc(0));
    }
    case 6: {
      const at = spot(body, below);
      return replaced(body, at, at, Buffer.from([below(256)]));
    }
    default: {
      const at = spot(body, below);
      return replaced(body, at, at, SNIPPETS[below(SNIPPETS.length)] ?? Buffer.alloc(0));
    }
  }
}
