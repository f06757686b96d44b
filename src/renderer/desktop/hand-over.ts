import type { DocumentFile } from '../../shared/schemas/quotes/document.ts';
import { download } from '../components/download.ts';
import { base64Of, bytesOf } from '../data/base64.ts';
import { desktop } from './desktop.ts';

/** An e-mail that is still to be sent. */
export interface Draft {
  /** Without it, anyone who sends it fills it in. */
  readonly to?: string | undefined;
  /** Who gets it as well, and none of them sees another. */
  readonly bcc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly Pick<DocumentFile, 'name' | 'contentBase64'>[];
}

const EOL = '\r\n';
/** Base64 has no such letter, and every part is Base64. */
const BOUNDARY = '=_quotedesk';
/** RFC 2047 2: 75 letters an encoded word, of which 12 are its frame, and 4 stand for 3 bytes. */
const WORD_BYTES = 45;
/** RFC 2045 6.8 */
const LINE = 76;
/** What an address may be in a header: anything else, an injected line too, is left out. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** Whether a text can stand as the one address of a message. */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

const utf8 = new TextEncoder();

function base64(text: string): string {
  return btoa(String.fromCharCode(...utf8.encode(text)));
}

/** Text of any letters in a header, folded. RFC 2047. */
function encodedWords(text: string): string {
  const words = [''];
  for (const letter of text) {
    const longer = `${words.at(-1)}${letter}`;
    if (utf8.encode(longer).length > WORD_BYTES) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join(`${EOL} `);
}

function wrapped(encoded: string): string {
  return encoded.match(new RegExp(`.{1,${LINE}}`, 'g'))?.join(EOL) ?? '';
}

function part(headers: readonly string[], encoded: string): string {
  const all = [...headers, 'Content-Transfer-Encoding: base64'];
  return [`--${BOUNDARY}`, ...all, '', wrapped(encoded), ''].join(EOL);
}

/**
 * An e-mail with files as an `.eml`, which mail programs open as a draft (X-Unsent). It has no
 * sender: that is the person who opens it. RFC 5322, RFC 2045.
 */
export function eml({ to, bcc = [], subject, text, files }: Draft): string {
  const head = [
    'X-Unsent: 1',
    ...(to !== undefined && isAddress(to) ? [`To: ${to}`] : []),
    // An address a line, so that none is too long. RFC 5322 2.1.1.
    ...(bcc.length > 0 ? [`Bcc: ${bcc.filter(isAddress).join(`,${EOL} `)}`] : []),
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    '',
  ].join(EOL);
  const body = part(['Content-Type: text/plain; charset=utf-8'], base64(text));
  const attached = files.map(({ name, contentBase64 }) =>
    part(
      [
        `Content-Type: application/pdf; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
      ],
      contentBase64,
    ),
  );
  return `${head}${body}${attached.join('')}--${BOUNDARY}--${EOL}`;
}

type Content = Pick<DocumentFile, 'name' | 'contentBase64'>;

const contentsOf = (files: readonly Content[]) =>
  files.map(({ name, contentBase64 }) => ({ name, contentBase64 }));

/** Saves one document where the browser or the desktop asks for. */
export function saveDocument({ name, contentBase64 }: Content): void {
  download(new Blob([bytesOf(contentBase64)], { type: 'application/pdf' }), name);
}

/**
 * Saves several: the desktop asks once for a folder, a browser saves each.
 * @returns whether nothing failed
 */
export async function saveDocuments(files: readonly Content[]): Promise<boolean> {
  const host = desktop();
  if (host) {
    return (await host.ask({ kind: 'saveFiles', files: contentsOf(files) })) !== 'failed';
  }
  for (const file of files) saveDocument(file);
  return true;
}

/**
 * Shows a message in the mail program; where it cannot be asked, as a file that the system opens; and in
 * a browser, or where nothing opens it, as a download.
 * @param name of the file
 */
export async function showMessage(draft: Draft, name: string): Promise<void> {
  const { to, bcc = [], subject, text, files } = draft;
  const host = desktop();
  const composed = await host?.ask({
    kind: 'composeMail',
    ...(to !== undefined && isAddress(to) && { to }),
    ...(bcc.length > 0 && { bcc: bcc.filter(isAddress) }),
    subject,
    text,
    files: contentsOf(files),
  });
  if (composed === 'done') return;
  const message = new TextEncoder().encode(eml(draft));
  const opened = await host?.ask({ kind: 'openMail', contentBase64: base64Of(message) });
  if (opened === 'done') return;
  download(new Blob([message], { type: 'message/rfc822' }), name);
}
