import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/contract/result.ts';
import { Notice } from './notice.tsx';

interface FaultNoticeProps {
  readonly fault: Fault;
  readonly onRetry?: () => void;
}

function details(fault: Fault): readonly string[] {
  if (fault.kind === 'declined') return fault.reasons.map((reason) => reason.message);
  if (fault.kind === 'invalid') {
    return (fault.errors ?? []).map((error) => `${error.path} ${error.message}`.trim());
  }
  return [];
}

/** Whether asking again can help. */
function passing(fault: Fault): boolean {
  return ['unavailable', 'internal', 'rateLimited', 'unauthenticated'].includes(fault.kind);
}

/** A fault in the words of whoever found it, with its reasons. */
export function FaultNotice({ fault, onRetry }: FaultNoticeProps) {
  const { t } = useTranslation();
  // A message may have its details in it already.
  const lines = details(fault).filter((line) => !fault.message.includes(line));
  return (
    <Notice
      urgent
      tone={fault.kind === 'declined' ? 'warning' : 'fault'}
      title={fault.kind === 'declined' ? t('fault.declined') : fault.message}
      action={
        onRetry &&
        passing(fault) && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {fault.kind === 'declined' && lines.length === 0 && fault.message}
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
