import { Button, Group, Modal, type ModalProps, Stack, Text } from '@mantine/core';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/result/result.ts';
import { FaultNotice } from './notice.tsx';

const focusHead = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Gives a place the focus. Where it goes while it has it, as a button whose work is done, the head has it. */
function focusWhileThere(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement === place) return;
    watch.disconnect();
    if (document.activeElement === document.body) focusHead();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * For what is taken away while it has the focus, as a dialog that is not there until it is asked
 * for: the focus goes back to where it was before, unless it was taken elsewhere. Where that
 * place is gone, as the palette's field, or goes soon, it goes to the head of the screen.
 */
export function useReturnFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current } = before;
      const isThere = current?.isConnected && current !== document.body;
      if (isThere && current instanceof HTMLElement) focusWhileThere(current);
      else focusHead();
    },
    [],
  );
}

const FIRST = 'data-autofocus';

/**
 * For a dialog: anyone who has moved on keeps the place. Mantine's focus trap focuses the element with
 * `data-autofocus` a second time, after keys may have been pressed already; so the mark goes with
 * the focus.
 */
function keepPlace({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const marked of currentTarget.querySelectorAll(`[${FIRST}]`)) marked.removeAttribute(FIRST);
  target.setAttribute(FIRST, 'true');
}

/**
 * Takes the focus into its dialog as soon as that shows, and gives it back at the end. Mantine does
 * so after a timer, and a key that is pressed before goes to what lies behind the dialog.
 */
function TakeFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useReturnFocus();
  useLayoutEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? dialog).focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}

/** A window above the screen: Escape and a named button close it, and the keyboard stays in it. */
export function Dialog({ children, ...props }: ModalProps) {
  const { t } = useTranslation();
  return (
    <Modal closeButtonProps={{ 'aria-label': t('close') }} onFocusCapture={keepPlace} {...props}>
      <TakeFocus />
      {children}
    </Modal>
  );
}

interface ConfirmProps<T> {
  /** What happens then. */
  readonly text: string;
  readonly submit: string;
  readonly act: () => Promise<Result<T>>;
  readonly onDone: (value: T) => void;
  readonly onCancel: () => void;
}

/** Asks once more before something is lost; the focus begins on the safe side. */
export function Confirm<T>({ text, submit, act, onDone, onCancel }: ConfirmProps<T>) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setFault(answer.fault);
  };
  return (
    <Stack gap="lg">
      <Text>{text}</Text>
      {fault && <FaultNotice fault={fault} />}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('keep')}
        </Button>
        <Button color="red" loading={busy} onClick={confirm}>
          {submit}
        </Button>
      </Group>
    </Stack>
  );
}

interface ConfirmDialogProps extends Omit<ConfirmProps<unknown>, 'onDone' | 'onCancel'> {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** The same question in a window of its own, which closes once it is done. */
export function ConfirmDialog({ opened, title, onClose, ...question }: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Confirm {...question} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
