import type { Consent } from '../../../../shared/schemas/people/consent.ts';
import type { Attachment, Notes } from '../../../../shared/schemas/people/notes.ts';
import type { PersonFile } from '../../../../shared/schemas/people/person-file.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Block, Table } from '../../documents/layout/layout.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { eventText } from './event-text.ts';

const { moment } = ENGLISH_WORDS;

type DoneBy = Pick<Quote['history'][number], 'at' | 'by' | 'user'>;

/** Who did it: who was signed in, the desk, or a program. */
export const whoDid = ({ by, user }: Pick<DoneBy, 'by' | 'user'>): string =>
  user?.name ?? (by === 'desk' ? 'The desk' : `The program ${by}`);

/** What happened, a line each: when, who, what; nothing where nothing did. */
function lines(head: Block, done: readonly (DoneBy & { readonly what: string })[]): Block[] {
  if (done.length === 0) return [];
  const table: Table = {
    kind: 'table',
    columns: [
      { title: 'When', share: 25 },
      { title: 'Who', share: 20 },
      { title: 'What', share: 55 },
    ],
    rows: done.map((one) => ({ cells: [moment(one.at), whoDid(one), one.what] })),
  };
  return [head, table];
}

/** The history of a quote. */
export const historyBlocks = (history: Quote['history']): Block[] =>
  lines(
    { kind: 'heading', text: 'What happened to it' },
    history.map((entry) => ({ ...entry, what: eventText(entry) })),
  );

/** How the person is reached, as it was said next to the quotes. */
export const contactBlocks = (contacts: PersonFile['contacts']): Block[] =>
  lines(
    {
      kind: 'notice',
      tone: 'calm',
      title: 'How we reach you',
      text: 'What you told us beside your quotes; it goes before what they say.',
    },
    contacts.map(({ detail, ...done }) => ({
      ...done,
      what: Object.values(detail).join('; ') || 'As the quotes say',
    })),
  );

const CHANNELS: Record<Consent['channel'], string> = {
  phone: 'Marketing by phone',
  email: 'Marketing by e-mail',
  post: 'Marketing by post',
};

/** What was consented to and withdrawn. */
export const consentBlocks = (history: readonly Consent[]): Block[] =>
  lines(
    {
      kind: 'notice',
      tone: 'calm',
      title: 'Consents to marketing',
      text: 'What you consented to, and what you withdrew.',
    },
    history.map(({ channel, isGiven, how, ...done }) => ({
      ...done,
      what: `${CHANNELS[channel]}: consent ${isGiven ? 'given' : 'withdrawn'} – ${how}`,
    })),
  );

const ATTACHED: Record<Attachment['kind'], string> = {
  bonusProof: 'Proof of the no-claims bonus',
  licence: 'Licence',
  photograph: 'Photograph',
  letter: 'Letter',
  other: 'File',
};

/** What was noted of the person and on the quotes, and the files that were attached to these; the oldest first. */
export function noteBlocks({ notes, attachments }: Notes): Block[] {
  const on = (quoteId: string | undefined) => (quoteId === undefined ? '' : `Quote ${quoteId}: `);
  const noted = notes.map(({ quoteId, text, ...done }) => ({
    ...done,
    what: `${on(quoteId)}${text}`,
  }));
  const attached = attachments.map(({ quoteId, kind, name, removed, ...done }) => ({
    ...done,
    what: `${on(quoteId)}${ATTACHED[kind]} ${name}${removed ? ', no longer kept' : ''}`,
  }));
  return lines(
    {
      kind: 'notice',
      tone: 'calm',
      title: 'Notes and files',
      text: 'What we noted, and the files that we keep next to what we printed.',
    },
    [...noted, ...attached].sort((one, other) => (one.at < other.at ? -1 : 1)),
  );
}
