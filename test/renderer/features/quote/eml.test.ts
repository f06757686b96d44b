import '../../../../src/renderer/i18n/screen-words/quote.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { eml } from '../../../../src/renderer/desktop/hand-over.ts';
import { toSend } from '../../../../src/renderer/features/quote/documents/documents.tsx';
import { letterOf } from '../../../../src/renderer/features/quote/documents/mail-dialog.tsx';
import { changeLanguage } from '../../../../src/renderer/i18n/i18n.ts';
import {
  DOCUMENT_TYPES,
  WRITTEN_DOCUMENTS,
} from '../../../../src/shared/domain/quotes/document-type.ts';
import { QUOTE } from '../../../support/quotes/made-quote.ts';

afterEach(() => changeLanguage('en'));

const PDF = Buffer.from('%PDF-1.7 '.repeat(300));
const file = {
  type: 'schedule',
  name: 'schedule-Q-GBF7.pdf',
  contentBase64: PDF.toString('base64'),
  verificationCode: null,
} as const;

/** Headers and content of a message or of one of its parts, unfolded. */
function read(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const headers = new Map(
    head
      .replaceAll('\r\n ', ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, content: rest.join('\r\n\r\n') };
}

function parts(text: string) {
  const { headers, content } = read(text);
  const boundary = /boundary="(.+)"/.exec(headers.get('Content-Type') ?? '')?.[1];
  expect(content.endsWith(`--${boundary}--\r\n`)).toBe(true);
  return content
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => read(part.slice(2)));
}

const decoded = (base64: string) => Buffer.from(base64, 'base64');
const subject = (text: string) =>
  [...(read(text).headers.get('Subject') ?? '').matchAll(/=\?UTF-8\?B\?(.+?)\?=/g)]
    .map(([, word]) => decoded(word ?? '').toString())
    .join('');

describe('an e-mail with documents', () => {
  it('is a draft to the customer, with text and files as they are', () => {
    const made = eml({ ...letterOf(QUOTE, [file.type], QUOTE.customer.email), files: [file] });
    const { headers } = read(made);
    expect(headers.get('X-Unsent')).toBe('1');
    expect(headers.get('To')).toBe('aoife@example.com');
    expect(headers.has('From')).toBe(false);
    expect(subject(made)).toBe('Your motor insurance quote Q-GBF7-9NNB-K3HR');
    const [text, attached] = parts(made);
    const written = decoded(text?.content ?? '').toString();
    expect(written).toContain('Dear Aoife Ní Dhomhnaill,');
    expect(written).toContain('€708.05');
    expect(written).toContain('21 Dec 2026');
    expect(written).toContain('– Schedule');
    expect(attached?.headers.get('Content-Disposition')).toContain('schedule-Q-GBF7.pdf');
    expect(decoded(attached?.content ?? '').equals(PDF)).toBe(true);
  });

  it('speaks the language of the screens', async () => {
    await changeLanguage('ga');
    const made = eml({ ...letterOf(QUOTE, [file.type], QUOTE.customer.email), files: [file] });
    expect(subject(made)).toBe('Do luachan árachais mótair Q-GBF7-9NNB-K3HR');
  });

  it('keeps to the lengths of lines and of encoded words, whatever the letters', () => {
    const made = eml({
      to: undefined,
      subject: 'Ó Súilleabháin 🚗 '.repeat(9),
      text: 'é'.repeat(500),
      files: [file],
    });
    expect(subject(made)).toBe('Ó Súilleabháin 🚗 '.repeat(9));
    for (const line of made.split('\r\n')) expect(line.length).toBeLessThanOrEqual(90);
    for (const [word] of made.matchAll(/=\?UTF-8\?B\?.+?\?=/g)) {
      expect(word.length).toBeLessThanOrEqual(75);
    }
    expect(read(made).headers.has('To')).toBe(false);
  });

  it.each(['a@b.ie\r\nBcc: thief@example.com', 'a@b.ie, thief@example.com', 'nobody'])(
    'leaves out %j, which is no address',
    (to) => {
      const { headers } = read(eml({ to, subject: 's', text: 't', files: [] }));
      expect(headers.has('To')).toBe(false);
      expect(headers.has('Bcc')).toBe(false);
    },
  );

  it('has no certificate before there is cover to prove', () => {
    expect(toSend(QUOTE, DOCUMENT_TYPES)).not.toContain('certificate');
    expect(toSend({ ...QUOTE, status: 'accepted' }, DOCUMENT_TYPES)).toContain('certificate');
  });

  it('has a statement of suitability once it is confirmed, and the terms of business', () => {
    const event = { at: '2026-11-20T09:00:00Z', by: 'desk', detail: {} };
    const confirmed = { ...QUOTE, history: [{ ...event, kind: 'suitability' as const }] };
    const changed = {
      ...QUOTE,
      history: [...confirmed.history, { ...event, kind: 'addOn' as const }],
    };
    expect(toSend(QUOTE, DOCUMENT_TYPES)).not.toContain('statement-of-suitability');
    expect(toSend(confirmed, DOCUMENT_TYPES)).toContain('statement-of-suitability');
    expect(toSend(changed, DOCUMENT_TYPES)).not.toContain('statement-of-suitability');
    expect(toSend(QUOTE, DOCUMENT_TYPES)).toContain('terms-of-business');
    expect(toSend(QUOTE, WRITTEN_DOCUMENTS)).not.toContain('terms-of-business');
  });
});
