import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: 'plain' | 'warning' | 'fault';
  readonly title?: string;
  /** Whether a screen reader says it at once. */
  readonly urgent?: boolean;
  /** What stands at the end of the notice: one button. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Words that must not be missed, where they belong. */
export function Notice({ tone, title, urgent = false, action, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} {...(urgent && { role: 'alert' })}>
      {tone !== 'plain' && <Icon name="warning" />}
      <div className={classes.body}>
        {title && <div className={classes.title}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  );
}
