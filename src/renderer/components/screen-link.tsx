import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface ScreenLinkProps {
  readonly to: string;
  /** What is there. */
  readonly children: ReactNode;
}

/** A way to another screen, next to the heading of one. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  return (
    <Anchor size="sm" component={Link} href={to}>
      {children}
    </Anchor>
  );
}
