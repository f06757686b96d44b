import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/contract/result.ts';
import { Dialog } from '../components/dialog.tsx';
import { FaultNotice } from '../components/fault-notice.tsx';
import { Notice } from '../components/notice.tsx';
import { useCommand } from './commands.ts';
import { type ErrorAt, errorAt, withoutFields } from './field-error.ts';
import { Keys } from './keys-shown.tsx';

export interface FormDialogProps {
  readonly title: string;
  /** What the main button says. */
  readonly action: string;
  /** Whether it takes something away for good. */
  readonly isDestructive?: boolean;
  /** What must still be given, in words; undefined where nothing is. */
  readonly missing: string | undefined;
  /** Does what the dialog is for; a fault stays in it, with all that was typed. */
  readonly run: () => Promise<Result<unknown>>;
  /** Hears of a fault, and that it is forgotten. */
  readonly onFault?: (fault: Fault | undefined) => void;
  readonly onClose: () => void;
  /** The fields; those that are told what is wrong with their input say it instead of the dialog. */
  readonly children: ReactNode | ((errorAt: ErrorAt) => ReactNode);
}

/** A change in a window of its own: Ctrl+Enter does it, Escape leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDestructive = false, missing, run, onFault, onClose, children } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  /** How often it was asked in vain, because something was missing. */
  const [asked, setAsked] = useState(0);
  useCommand('finish', () => form.current?.requestSubmit());

  /** The inputs whose fields say themselves what is wrong. */
  const fields = new Set<string>();
  const body =
    typeof children === 'function'
      ? children((input) => {
          fields.add(input);
          return errorAt(fault, input);
        })
      : children;
  const rest = withoutFields(fault, fields);
  const isAtField = rest !== fault;

  // What stops it is said above the buttons, which may be out of sight in a long dialog.
  useEffect(() => {
    if (isAtField) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (asked > 0 || fault) buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, fault, isAtField]);

  // What is under way has its answer here: it would close whatever stood here by then.
  const leave = () => {
    if (!busy) onClose();
  };
  const show = (found: Fault | undefined) => {
    setFault(found);
    onFault?.(found);
  };
  /** What was wrong may be right by the next key: a new try says what is. */
  const forget = () => {
    setAsked(0);
    show(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    show(undefined);
    setAsked(missing === undefined ? 0 : asked + 1);
    if (missing !== undefined || busy) return;
    setBusy(true);
    const answer = await run();
    setBusy(false);
    if (answer.ok) onClose();
    else show(answer.fault);
  };

  return (
    <Dialog
      opened
      onClose={leave}
      title={title}
      size="lg"
      // A stray click must not lose what was typed.
      closeOnClickOutside={false}
    >
      <form ref={form} onSubmit={submit} onInput={forget} noValidate>
        <Stack gap="lg">
          {body}
          {asked > 0 && missing !== undefined && <Notice tone="warning" urgent title={missing} />}
          {rest && <FaultNotice fault={rest} />}
          <Group ref={buttons} justify="flex-end">
            <Button variant="default" disabled={busy} onClick={leave}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              {...(isDestructive && { color: 'red' })}
              loading={busy}
              rightSection={<Keys command="finish" />}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
