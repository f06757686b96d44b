import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NoteForm } from '../../commands/note-form.tsx';
import { NoteLines } from '../../components/note-lines.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { useToday } from '../../data/every.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import classes from './customers.module.css';

const ROOM = 120;

/** The notes on a customer, and those on the quotes of the customer. */
export function CustomerNotes({ customerKey: key }: { readonly customerKey: string }) {
  const { t } = useTranslation('notes');
  const { value, fault, refetch } = useOperation('getCustomerNotes', { key });
  const problem = faultToSay(fault, value !== undefined);
  const mayWrite = useMay()('quote:write');
  const today = useToday();
  const keep = async (note: Parameters<Parameters<typeof NoteForm>[0]['keep']>[0]) => {
    const answer = await call('addCustomerNote', { key, ...note });
    if (answer.ok) await refresh('getCustomerNotes');
    return answer;
  };
  const tick = async (noteId: string) => {
    const answer = await call('tickNote', { noteId });
    if (answer.ok) await refresh('getCustomerNotes');
  };
  return (
    <Section title={t('ofCustomer')}>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !problem && <Waiting what={t('ofCustomer')} height={ROOM} />}
      {value && (
        <div className={classes.notes}>
          {mayWrite && <NoteForm today={today} keep={keep} />}
          {value.notes.length === 0 && <Empty title={t('none')} />}
          <NoteLines
            notes={value.notes}
            today={today}
            onTick={mayWrite ? tick : undefined}
            on={({ quoteId }) =>
              quoteId !== undefined && (
                <>
                  <Anchor component={Link} href={quotePlace(quoteId)} inherit>
                    {quoteId}
                  </Anchor>
                  {' · '}
                </>
              )
            }
          />
        </div>
      )}
    </Section>
  );
}
