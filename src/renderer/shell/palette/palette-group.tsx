import { Spotlight } from '@mantine/spotlight';
import type { ReactNode } from 'react';

interface PaletteGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Finds of one kind under their name, which Mantine paints, and a screen reader needs to be told. */
export function PaletteGroup({ label, children }: PaletteGroupProps) {
  return (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {children}
    </Spotlight.ActionsGroup>
  );
}
