import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sectionAddress } from './section.tsx';

interface SettingsButtonProps {
  /** The section of the settings. */
  readonly section: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Leads from a notice to the section of the settings where something can be done about it. */
export function SettingsButton({ section, onClick, children }: SettingsButtonProps) {
  return (
    <Button
      component={Link}
      href={sectionAddress('/settings', section)}
      size="xs"
      variant="default"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
