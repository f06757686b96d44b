import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { PrintButton } from './print-button.tsx';

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
