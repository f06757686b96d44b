import { Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOST_REASONS, type LostReason } from '../../shared/domain/quotes/outcome.ts';
import type { Fault, Result } from '../../shared/result/result.ts';
import { Dialog } from './dialog.tsx';
import { TypedText } from './fields.tsx';
import classes from './lost-reasons.module.css';
import { FaultNotice, Notice } from './notice.tsx';

const LONGEST_NOTE = 500;

interface NoteProps {
  readonly onSave: (note: string) => void;
}

/** What the reason is, where none of the others is it. */
function Note({ onSave }: NoteProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={classes.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(note.trim() === '');
        if (note.trim() !== '') onSave(note.trim());
      }}
    >
      <TypedText
        label={t('lost.note')}
        note={t('lost.noteNote')}
        value={note}
        most={LONGEST_NOTE}
        required
        error={isMissing && note.trim() === '' ? t('lost.noteMissing') : undefined}
        onChange={setNote}
      />
      <Button type="submit">{t('lost.save')}</Button>
    </form>
  );
}

interface LostReasonsProps {
  /** What the reasons are of, for who hears them. */
  readonly label: string;
  /** The reason that was given before. */
  readonly given?: LostReason | undefined;
  readonly busy: boolean;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
  readonly onChoose: (reason: LostReason, note?: string) => void;
}

/** The reasons why a quote is lost: each is a button, and the number that is its key. */
export function LostReasons({ label, given, busy, isFirst, onChoose }: LostReasonsProps) {
  const { t } = useTranslation();
  const [isOther, setOther] = useState(false);
  const choose = (reason: LostReason) => {
    if (busy) return;
    setOther(reason === 'other');
    if (reason !== 'other') onChoose(reason);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return;
    const reason = LOST_REASONS[Number(key) - 1];
    if (!reason) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    <Stack gap="sm">
      <Group role="group" aria-label={label} gap="xs" onKeyDown={press}>
        {LOST_REASONS.map((reason, at) => (
          <Button
            key={reason}
            size="xs"
            variant="default"
            aria-pressed={isOther ? reason === 'other' : reason === given}
            className={classes.reason ?? ''}
            leftSection={<Kbd size="xs">{at + 1}</Kbd>}
            data-autofocus={(isFirst && at === 0) || undefined}
            onClick={() => choose(reason)}
          >
            {t(`lostReason.${reason}`)}
          </Button>
        ))}
      </Group>
      {isOther && <Note onSave={(note) => onChoose('other', note)} />}
    </Stack>
  );
}

interface LostDialogProps {
  readonly title: string;
  /** What is said above the reasons. */
  readonly note?: string | undefined;
  /** Whether there is nothing to mark as lost. */
  readonly isNone?: boolean;
  /** The reason that was given before. */
  readonly given?: LostReason | undefined;
  /** Marks the quote as lost; a fault stays in the dialog. */
  readonly run: (reason: LostReason, note?: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Asks why a quote is lost: one key answers it, Escape leaves it. */
export function LostDialog(props: LostDialogProps) {
  const { title, note, isNone = false, given, run, onClose } = props;
  const { t } = useTranslation();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const choose = async (reason: LostReason, why?: string) => {
    setBusy(true);
    setFault(undefined);
    const answer = await run(reason, why);
    setBusy(false);
    if (answer.ok) onClose();
    else setFault(answer.fault);
  };
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <Stack gap="md">
        {note && <Notice tone="plain">{note}</Notice>}
        {!isNone && (
          <>
            <Text>
              {t('lost.why')} {t('lost.keys')}
            </Text>
            <LostReasons
              label={t('lost.why')}
              given={given}
              busy={busy}
              isFirst
              onChoose={choose}
            />
          </>
        )}
        {fault && <FaultNotice fault={fault} />}
      </Stack>
    </Dialog>
  );
}
