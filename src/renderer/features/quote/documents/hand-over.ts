import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { download } from '../../../components/download.ts';
import { base64Of, bytesOf } from '../../../data/base64.ts';
import { desktop } from '../../../desktop/desktop.ts';
import { type Draft, eml, isAddress } from './eml.ts';

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
  const { to, subject, text, files } = draft;
  const host = desktop();
  const composed = await host?.ask({
    kind: 'composeMail',
    ...(to !== undefined && isAddress(to) && { to }),
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
