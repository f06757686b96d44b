import { utcText } from '../../../shared/domain/date.ts';
import {
  FIRM_FILES,
  type FirmFileKind,
  type MediaType,
} from '../../../shared/domain/desk/firm-file.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { done, type Fault, failed, type Result } from '../../../shared/result/result.ts';
import type {
  Firm,
  FirmFileContent,
  FirmFileQuery,
  NewFirmFile,
} from '../../../shared/schemas/desk/firm.ts';
import type { ChangingSettings } from '../desk/settings.ts';
import type { Context } from '../dispatcher.ts';
import { changeFirm, readFirm } from './firm.ts';
import type { FirmFileStore } from './firm-file-store.ts';

const HEADER = /^%PDF-[12]\.\d/;
/** Where the cross-reference table begins; the end of a file may follow it. ISO 32000-1 7.5.5 */
const END = /startxref\s+(\d+)\s+%%EOF\s*$/;
/** A table, or a stream with the same. */
const CROSS_REFERENCES = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
/** How much of the end is looked at. */
const TAIL = 1024;

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Whether bytes are a PDF from its header to its end: one that was cut off is none. */
function isPdf(bytes: Uint8Array): boolean {
  if (!HEADER.test(text(bytes.subarray(0, 16)))) return false;
  const end = END.exec(text(bytes.subarray(-TAIL)).trimEnd());
  if (!end) return false;
  const at = Number(end[1]);
  return CROSS_REFERENCES.test(text(bytes.subarray(at, at + 32)));
}

/** What an image is, or why it can not be printed. */
export type Examined = { readonly mediaType: MediaType } | { readonly fault: Message };

/** What the files of the firm need around them. */
export interface FirmFileParts {
  readonly settings: ChangingSettings;
  readonly files: FirmFileStore;
  /** Reads an image as far as its size and its kind go. */
  readonly examineImage: (bytes: Uint8Array) => Examined;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly fromBase64: (text: string) => Uint8Array;
  readonly toBase64: (bytes: Uint8Array) => string;
}

const KIB = 1024;

const refused = (fault: Message): Fault => ({ kind: 'invalid', message: fault });

function examine(
  { examineImage }: FirmFileParts,
  kind: FirmFileKind,
  bytes: Uint8Array,
): Result<MediaType> {
  if (bytes.length > FIRM_FILES[kind]) {
    const most = FIRM_FILES[kind] / KIB;
    return failed({ kind: 'tooLarge', message: message('firmFileTooLarge', { most }) });
  }
  if (kind === 'termsOfBusiness') {
    return isPdf(bytes) ? done('application/pdf') : failed(refused(message('notPdf')));
  }
  const examined = examineImage(bytes);
  return 'fault' in examined ? failed(refused(examined.fault)) : done(examined.mediaType);
}

/** Keeps a file of the firm. The one before stays with the documents that it went with. */
export function saveFirmFile(parts: FirmFileParts) {
  const { settings, files, digest, fromBase64 } = parts;
  return async ({ kind, contentBase64 }: NewFirmFile, { now }: Context): Promise<Result<Firm>> => {
    const bytes = fromBase64(contentBase64);
    const examined = examine(parts, kind, bytes);
    if (!examined.ok) return examined;
    const sha256 = digest(bytes);
    await files.add({ sha256, bytes, createdAt: now });
    const file = { sha256, mediaType: examined.value, size: bytes.length, since: utcText(now) };
    return done(await changeFirm(settings, { [kind]: file }));
  };
}

/** Uses a file of the firm no longer; it is no fault where there is none. */
export function removeFirmFile({ settings }: Pick<FirmFileParts, 'settings'>) {
  return async ({ kind }: FirmFileQuery): Promise<Result<Firm>> =>
    done(await changeFirm(settings, { [kind]: null }));
}

/** Reads a file of the firm as it is kept. */
export function readFirmFile({ settings, files, toBase64 }: FirmFileParts) {
  return async ({ kind }: FirmFileQuery): Promise<Result<FirmFileContent>> => {
    const { [kind]: file } = await readFirm(settings);
    const bytes = file && (await files.find(file.sha256));
    if (!bytes) return failed({ kind: 'notFound', message: message('noFirmFile') });
    return done({ mediaType: file.mediaType, contentBase64: toBase64(bytes) });
  };
}
