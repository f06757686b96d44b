import { Button, type ButtonProps } from '@mantine/core';
import type { RefObject } from 'react';
import { Icon } from './icon.tsx';
import { printAlone } from './print-alone.ts';

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
