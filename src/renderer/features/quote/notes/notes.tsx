import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteForm } from '../../../commands/note-form.tsx';
import { NoteLines } from '../../../components/note-lines.tsx';
import { Empty, FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { call } from '../../../data/call.ts';
import { useMay } from '../../../data/desk.ts';
import { useToday } from '../../../data/every.ts';
import { faultToSay, refresh, useOperation } from '../../../data/operation-query.ts';
import { AttachForm, FileLines } from './files.tsx';
import classes from './notes.module.css';
import { useAttach } from './use-attach.ts';

const ROOM = 200;

/** What was noted on a quote and its policy, and the files that were attached: typed, dropped, pasted or chosen. */
export function Notes({ quoteId }: { readonly quoteId: string }) {
  const { t } = useTranslation('notes');
  const { value, fault, refetch } = useOperation('getNotes', { quoteId });
  const problem = faultToSay(fault, value !== undefined);
  const mayWrite = useMay()('quote:write');
  const today = useToday();
  const attach = useAttach(quoteId);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    if (!mayWrite || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    over(event, false);
    if (mayWrite) attach.choose([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (!mayWrite || files.length === 0) return;
    event.preventDefault();
    attach.choose([...files]);
  };
  const tick = async (noteId: string) => {
    const answer = await call('tickNote', { noteId });
    if (answer.ok) await refresh('getNotes');
  };
  const isEmpty = value?.notes.length === 0 && value.attachments.length === 0;
  return (
    <Section title={t('title')}>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !problem && <Waiting what={t('title')} height={ROOM} />}
      {value && (
        // biome-ignore lint/a11y/noStaticElementInteractions: files may be chosen by a button, too
        <div
          className={classes.card}
          data-over={isOver || undefined}
          onDragEnter={(event) => over(event, true)}
          onDragOver={(event) => over(event, true)}
          onDragLeave={(event) =>
            over(event, event.currentTarget.contains(event.relatedTarget as Node))
          }
          onDrop={drop}
          onPaste={paste}
        >
          {mayWrite && (
            <>
              <NoteForm
                today={today}
                keep={(note) => attach.noted(call('addNote', { quoteId, ...note }))}
              />
              <AttachForm attach={attach} />
            </>
          )}
          {isEmpty && <Empty title={t(mayWrite ? 'empty' : 'none')} />}
          <NoteLines notes={value.notes} today={today} onTick={mayWrite ? tick : undefined} />
          <FileLines files={value.attachments} mayWrite={mayWrite} />
        </div>
      )}
    </Section>
  );
}
