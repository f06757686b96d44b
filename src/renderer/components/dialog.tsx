import { Modal, type ModalProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPlace } from './keep-place.ts';
import { useReturnFocus } from './use-return-focus.ts';

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
