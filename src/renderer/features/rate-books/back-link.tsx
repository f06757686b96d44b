import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface BackLinkProps {
  readonly to: string;
  /** What is there. */
  readonly children: ReactNode;
}

/** A way back to what a screen came from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} href={to}>
      {children}
    </Anchor>
  );
}
