import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: 'plain' | 'warning' | 'fault';
  readonly title?: string;
  /** What stands at the end of the notice: one button. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Words that must not be missed, where they belong. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} {...(tone === 'fault' && { role: 'alert' })}>
      {tone !== 'plain' && <Icon name="warning" />}
      <div className={classes.body}>
        {title && <div className={classes.title}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  );
}
