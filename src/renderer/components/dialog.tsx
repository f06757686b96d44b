import { Modal, type ModalProps } from '@mantine/core';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './use-return-focus.ts';

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
