import { Button, type ButtonProps, Group, Stack } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import classes from './print.module.css';

/** Prints one thing without the page around it: the same in both hosts. */
export function printAlone(content: Node): void {
  const paper = document.createElement('div');
  paper.className = classes.paper ?? '';
  paper.ariaHidden = 'true';
  paper.append(content);
  document.body.append(paper);
  window.addEventListener('afterprint', () => paper.remove(), { once: true });
  window.print();
}

interface PrintButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** What it prints. */
  readonly of: RefObject<HTMLElement | null>;
  /** Makes the copy that goes on paper, where it is not the same as on the screen. */
  readonly copy?: (content: HTMLElement) => Node;
  readonly children: string;
}

/** Prints one part of a screen without the page around it. */
export function PrintButton({ of, copy, children, ...button }: PrintButtonProps) {
  const print = () => {
    const { current } = of;
    if (current) printAlone(copy ? copy(current) : current.cloneNode(true));
  };
  return (
    <Button variant="default" leftSection={<Icon name="print" />} onClick={print} {...button}>
      {children}
    </Button>
  );
}

interface PrintedDialogProps {
  readonly title: string;
  /** The widest it gets, as CSS. */
  readonly size: string;
  /** What the button says. */
  readonly print: string;
  /** Whether there is anything to print yet. */
  readonly canPrint: boolean;
  /** Makes the copy that goes on paper, where it is not the same as on the screen. */
  readonly copy?: (content: HTMLElement) => Node;
  readonly onClose: () => void;
  /** What is shown; the part with the ref is what is printed. */
  readonly children: (printed: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** A window of something to read and to print. */
export function PrintedDialog(props: PrintedDialogProps) {
  const { title, size, print, canPrint, copy, onClose, children } = props;
  const { t } = useTranslation('common');
  const printed = useRef<HTMLDivElement>(null);
  return (
    <Dialog opened onClose={onClose} title={title} size={size}>
      <Stack gap="lg">
        {children(printed)}
        <Group justify="flex-end">
          <PrintButton of={printed} disabled={!canPrint} {...(copy && { copy })}>
            {print}
          </PrintButton>
          <Button onClick={onClose}>{t('close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
