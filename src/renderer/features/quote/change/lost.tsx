import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { useCommand } from '../../../commands/commands.ts';
import { LostDialog } from '../../../components/lost-dialog.tsx';
import { FaultNotice, Notice } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { moment } from '../../../i18n/day.ts';
import { who } from '../../../i18n/who.ts';
import { changeQuote } from './change-quote.ts';

interface MarkLostDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Marks the quote as lost, or gives another reason. */
export function MarkLostDialog({ page: { quote }, onClose }: MarkLostDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId, lost } = quote;
  return (
    <LostDialog
      title={t('lost.title', { id: quoteId })}
      given={lost?.reason}
      run={(reason, note) =>
        changeQuote('markLost', quote, {
          quoteId,
          reason,
          ...(note === undefined ? {} : { note }),
        })
      }
      onClose={onClose}
    />
  );
}

interface LostNoticeProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onChange: () => void;
}

/** That the quote is marked as lost, why, and the way to take it back. */
export function LostNotice({ quote, active, onChange }: LostNoticeProps) {
  const { t } = useTranslation(['quote', 'common']);
  const [fault, setFault] = useState<Fault>();
  const { lost, quoteId } = quote;
  const isChangeable = useMay()('quote:write');
  const takeBack = async () => {
    const answer = await changeQuote('markNotLost', quote, { quoteId });
    setFault(answer.ok ? undefined : answer.fault);
  };
  useCommand('markNotLost', () => void takeBack(), isChangeable && lost !== undefined, active);
  if (!lost) return null;
  const { reason, note, at, by, name } = lost;
  return (
    <>
      <Notice
        tone="plain"
        title={t('lost.notice', { reason: t(`common:lostReason.${reason}`) })}
        action={
          isChangeable && (
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={onChange}>
                {t('lost.change')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void takeBack()}>
                {t('lost.back')}
              </Button>
            </Group>
          )
        }
      >
        {note && <Text inherit>{note}</Text>}
        <Text inherit>
          {t('lost.by', { who: name ?? who(by), when: moment(at) })}
          {STATUSES[quote.status].isOpen && ` ${t('lost.open')}`}
        </Text>
      </Notice>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}
