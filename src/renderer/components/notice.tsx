import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '../../shared/domain/messages/message.ts';
import type { Right } from '../../shared/domain/permission.ts';
import type { Fault } from '../../shared/result/result.ts';
import { bookWords } from '../i18n/book-words.ts';
import { say, sayError } from '../i18n/say.ts';
import { type RoleUse, roleNeeded } from '../i18n/who.ts';
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

interface EmptyProps {
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** A place with nothing in it yet: says so, and what to do. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.emptyTitle}>{title}</div>
      {children}
    </div>
  );
}

/** A place held while its content is on the way. */
export function Waiting({ what, height }: { readonly what: string; readonly height: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading', { what })}>
      <Skeleton height={height} radius="lg" />
    </div>
  );
}

interface RoleNeededProps {
  readonly right: Right;
  readonly to?: RoleUse;
  /** Whether no role helps: the office of this desk decides it. */
  readonly officeDecides?: boolean;
}

/** Tells a person who may not do something which role it takes. */
export function RoleNeeded({ right, to, officeDecides = false }: RoleNeededProps) {
  // Draws the sentence again in another language.
  useTranslation();
  const said = officeDecides ? say(message('officeDecides')) : roleNeeded(right, to);
  return <Text size="sm">{said}</Text>;
}

interface FaultNoticeProps {
  readonly fault: Fault;
  readonly onRetry?: () => void;
}

function details(fault: Fault): readonly string[] {
  if (fault.kind === 'declined') return fault.reasons.map((reason) => bookWords(reason.message));
  return fault.kind === 'invalid' ? (fault.errors ?? []).map(sayError) : [];
}

/** Whether asking again can help. */
function passing(fault: Fault): boolean {
  return ['unavailable', 'internal', 'rateLimited', 'unauthenticated', 'locked'].includes(
    fault.kind,
  );
}

/** A fault in the language of the screens, with everything that is wrong or the reasons of a decline. */
export function FaultNotice({ fault, onRetry }: FaultNoticeProps) {
  const { t } = useTranslation();
  const lines = details(fault);
  return (
    <Notice
      urgent
      tone={fault.kind === 'declined' ? 'warning' : 'fault'}
      title={fault.kind === 'declined' ? t('fault.declined') : say(fault.message)}
      action={
        onRetry &&
        passing(fault) && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
