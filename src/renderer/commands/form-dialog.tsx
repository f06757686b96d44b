import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/result/result.ts';
import { Dialog } from '../components/dialog.tsx';
import { FaultNotice, Notice } from '../components/notice.tsx';
import { sayAlone } from '../i18n/say.ts';
import { useDialogCommand } from './commands.ts';
import { Keys } from './keys-shown.tsx';

/** What is wrong with one input of an operation, in words; undefined where nothing is. */
export type ErrorAt = (input: string) => string | undefined;

const errorsOf = (fault: Fault | undefined) => (fault?.kind === 'invalid' && fault.errors) || [];

/** What a fault says of one input, to stand at its field. */
export function errorAt(fault: Fault | undefined, input: string): string | undefined {
  const error = errorsOf(fault).find(({ path }) => path === input);
  return error && sayAlone(error.message);
}

/** What is left of a fault to say elsewhere once some inputs say it at their fields; undefined where nothing is. */
function withoutFields(fault: Fault | undefined, inputs: ReadonlySet<string>): Fault | undefined {
  const errors = errorsOf(fault);
  if (fault?.kind !== 'invalid' || errors.length === 0) return fault;
  const rest = errors.filter(({ path }) => !inputs.has(path));
  return rest.length === 0 ? undefined : { ...fault, errors: rest };
}

export interface FormDialogProps {
  readonly title: string;
  /** What the main button says. */
  readonly action: string;
  /** Whether it takes something away for good. */
  readonly isDestructive?: boolean;
  /** What must still be given, in words; undefined where nothing is. */
  readonly missing: string | undefined;
  /** What must still be given, by the inputs whose fields then say it. */
  readonly missingAt?: Readonly<Record<string, string>>;
  /** Does what the dialog is for; a fault stays in it, with all that was typed. */
  readonly run: () => Promise<Result<unknown>>;
  /** Hears of a fault, and that it is forgotten. */
  readonly onFault?: (fault: Fault | undefined) => void;
  readonly onClose: () => void;
  /** The fields; those that are told what is wrong with their input say it instead of the dialog. */
  readonly children: ReactNode | ((errorAt: ErrorAt) => ReactNode);
}

const NOTHING: Readonly<Record<string, string>> = {};

/** A field that says what is wrong or missing; what is not typed into is marked by its name. */
const WRONG = '[aria-invalid="true"], [data-missing]';

/** A change in a window of its own: Ctrl+Enter does it, Escape leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDestructive = false, missing, run, onFault, onClose, children } = props;
  const { missingAt = NOTHING } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  /** How often it was asked in vain, because something was missing. */
  const [asked, setAsked] = useState(0);
  useDialogCommand('finish', () => form.current?.requestSubmit());

  /** The inputs whose fields say themselves what is wrong. */
  const fields = new Set<string>();
  const body =
    typeof children === 'function'
      ? children((input) => {
          fields.add(input);
          return errorAt(fault, input) ?? (asked > 0 ? missingAt[input] : undefined);
        })
      : children;
  const rest = withoutFields(fault, fields);
  const isMissing = missing !== undefined || Object.keys(missingAt).length > 0;
  const isAtField = rest !== fault || (asked > 0 && missing === undefined);

  // What stops it stands above the buttons, which may be out of sight in a long dialog.
  useEffect(() => {
    if (isAtField) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
    else if (asked > 0 || fault) buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, fault, isAtField]);

  // What is under way has its answer here: it would close what stood here by then.
  const leave = () => {
    if (!busy) onClose();
  };
  const show = (next: Fault | undefined) => {
    setFault(next);
    onFault?.(next);
  };
  /** What was wrong may be right by the next key: a new try says what is. */
  const forget = () => {
    setAsked(0);
    show(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    show(undefined);
    setAsked(isMissing ? asked + 1 : 0);
    if (isMissing || busy) return;
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
