import '../../i18n/screen-words/quote.ts';
import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { Fault, Result } from '../../../shared/result/result.ts';
import type { Conflict } from '../../../shared/schemas/desk/office.ts';
import { ScreenLink } from '../../components/links.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { call } from '../../data/call.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { moment } from '../../i18n/day.ts';
import { historyWords } from '../../i18n/history-words.ts';
import { who } from '../../i18n/who.ts';

const ROOM = 320;

/** Makes a change again that needs no more than it says; undefined where a person must see the quote first. */
function again({ quoteId, own }: Conflict): (() => Promise<Result<unknown>>) | undefined {
  const { kind, detail } = own;
  const input = { ...detail, quoteId } as never;
  if (kind === 'overridden') return () => call('overrideQuote', input);
  if (kind === 'driverNumber') return () => call('recordDriverNumber', input);
  if (kind === 'markedLost') return () => call('markLost', input);
  return undefined;
}

/** What somebody did, with who and when. */
function Done({ entry }: { readonly entry: Conflict['own'] }) {
  const [words] = historyWords([entry], undefined, 1);
  return (
    <>
      {words?.what}
      {words?.reason && (
        <div>
          <q>{words.reason}</q>
        </div>
      )}
      <div className={table.quiet}>{`${who(entry.by, entry.user)} · ${moment(entry.at)}`}</div>
    </>
  );
}

function Row({ conflict }: { readonly conflict: Conflict }) {
  const { t } = useTranslation('quote');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const { id, quoteId, customerName, registrationNumber, own, theirs } = conflict;
  const decide = async (first?: () => Promise<Result<unknown>>): Promise<boolean> => {
    setBusy(true);
    const made = await first?.();
    const decided = made?.ok === false ? made : await call('decideConflict', { id });
    setFault(decided.ok ? undefined : decided.fault);
    setBusy(false);
    if (decided.ok) await Promise.all([refresh('listConflicts'), refresh('officeStatus')]);
    return decided.ok;
  };
  const repeat = again(conflict);
  const see = async () => {
    if (await decide()) navigate(quotePlace(quoteId));
  };
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} href={quotePlace(quoteId)} inherit>
          <Private>{customerName}</Private>
        </Anchor>
        <div className={table.quiet}>{registrationNumber}</div>
      </th>
      <td>
        <Done entry={own} />
      </td>
      <td>{theirs ? <Done entry={theirs} /> : t('conflicts.nothing')}</td>
      <td>
        <Group gap="xs" justify="flex-end">
          <Button
            size="compact-sm"
            loading={busy}
            onClick={() => void (repeat ? decide(repeat) : see())}
          >
            {t(repeat ? 'conflicts.again' : 'conflicts.see')}
          </Button>
          <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void decide()}>
            {t('conflicts.letGo')}
          </Button>
        </Group>
        {fault && <FaultNotice fault={fault} />}
      </td>
    </tr>
  );
}

/** What was done here while a colleague was faster: each is done again, or let go. */
export function ConflictsScreen() {
  const { t } = useTranslation('quote');
  const { value, fault, refetch } = useOperation('listConflicts', {});

  function listing() {
    const problem = faultToSay(fault, value !== undefined);
    if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
    if (!value) return <Waiting what={t('conflicts.title')} height={ROOM} />;
    const { conflicts } = value;
    if (conflicts.length === 0) {
      return <Empty title={t('conflicts.empty')}>{t('conflicts.emptyNote')}</Empty>;
    }
    const columns = [
      { title: t('conflicts.quote') },
      { title: t('conflicts.own') },
      { title: t('conflicts.theirs') },
      { title: t('conflicts.decide') },
    ];
    return (
      <ScrollingTable label={t('conflicts.title')} columns={columns}>
        {conflicts.map((each) => (
          <Row key={each.id} conflict={each} />
        ))}
      </ScrollingTable>
    );
  }
  return (
    <Screen
      title={t('conflicts.title')}
      lead={t('conflicts.lead')}
      actions={<ScreenLink to="/quotes">{t('conflicts.back')}</ScreenLink>}
    >
      {listing()}
    </Screen>
  );
}
