import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import classes from './facts.module.css';

/** Named values in a quiet list. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** What the copy button copies, as in "Copy address"; without it there is none. */
  readonly copyAs?: string;
  readonly plain?: boolean;
  /** What shows the value, where it is more than its text. */
  readonly children?: ReactNode;
}

/** One named value, set as code unless it is plain words. */
export function Fact({ name, value, copyAs, plain = false, children }: FactProps) {
  return (
    <div className={classes.fact} data-reveals>
      <dt>{name}</dt>
      <dd className={plain ? undefined : classes.code}>{children || value}</dd>
      {copyAs && (
        <dd>
          <CopyButton text={value} what={copyAs} />
        </dd>
      )}
    </div>
  );
}
