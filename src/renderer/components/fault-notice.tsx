import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/contract/result.ts';
import { bookWords } from '../i18n/book-words.ts';
import { say, sayError } from '../i18n/say.ts';
import { Notice } from './notice.tsx';

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
