import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ATTACHMENT_KINDS } from '../../../shared/domain/people/attachment.ts';
import { CONSENT_CHANNELS } from '../../../shared/domain/people/consent.ts';
import {
  CUSTOMER_STEPS,
  MOST_CUSTOMER_ENTRIES,
} from '../../../shared/domain/people/customer-history.ts';
import type { CustomerEntry, CustomerFile } from '../../../shared/schemas/people/customer.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { HistoryLines } from '../../components/history-lines.tsx';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/screen.tsx';
import { MoreButton } from '../../components/table.tsx';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { historyWords } from '../../i18n/history-words.ts';
import { translate } from '../../i18n/i18n.ts';

type Beside = (typeof CUSTOMER_STEPS)[number];
type Detail = CustomerEntry['detail'];
interface Said {
  readonly what: string;
  readonly reason?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was said beside quotes, in words. */
const BESIDE: Readonly<Record<Beside, (detail: Detail) => Said>> = {
  recordNote: (detail) => ({
    what: translate('customers:history.note'),
    reason: text(detail.text),
  }),
  recordFollowedUp: () => ({ what: translate('customers:history.followedUp') }),
  recordAttachment: ({ kind, name }) => {
    const known = ATTACHMENT_KINDS.find((one) => one === kind) ?? 'other';
    return { what: translate(`notes:kind.${known}`), reason: text(name) };
  },
  recordAttachmentRemoved: () => ({ what: translate('customers:history.fileRemoved') }),
  recordContact: (detail) => ({
    what: translate('customers:history.contact'),
    reason: Object.values(detail).map(text).join(', '),
  }),
  recordConsent: ({ channel, isGiven, how }) => {
    const known = CONSENT_CHANNELS.find((one) => one === channel) ?? 'post';
    const what = translate(`customers:protection.channel.${known}`);
    return {
      what: translate(`customers:history.${isGiven ? 'given' : 'withdrawn'}`, { what }),
      reason: text(how),
    };
  },
};

const isOfQuote = (entry: CustomerEntry): entry is CustomerEntry & Quote['history'][number] =>
  !CUSTOMER_STEPS.some((kind) => kind === entry.kind);

function said(entry: CustomerEntry): Said {
  if (isOfQuote(entry)) return historyWords([entry])[0] ?? { what: entry.kind };
  const kind = CUSTOMER_STEPS.find((one) => one === entry.kind);
  return kind === undefined ? { what: entry.kind } : BESIDE[kind](entry.detail);
}

/** How many entries are shown at first. */
const USUAL = 50;
const ROOM = 240;

/** What happened with a person, the newest first, each with the way to where it belongs. */
export function CustomerHistory({ file }: { readonly file: CustomerFile }) {
  const { t } = useTranslation('customers');
  const { key, lines } = file;
  const [limit, setLimit] = useState(USUAL);
  const { value, fault, refetch } = useOperation(
    'getCustomerHistory',
    { key, limit },
    { keepsPrevious: true },
  );
  const problem = faultToSay(fault, value !== undefined);
  return (
    <Section title={t('history.title')}>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !problem && <Waiting what={t('history.title')} height={ROOM} />}
      {value && (
        <HistoryLines
          total={value.total}
          lines={value.entries.map((entry, at) => {
            const { what, reason } = said(entry);
            const { quoteId } = entry;
            const line = lines.find((one) => one.quoteId === quoteId);
            return {
              ...entry,
              key: value.total - at,
              what,
              reason: reason && <Private>{reason}</Private>,
              aside: quoteId !== undefined && (
                <Anchor component={Link} href={quotePlace(quoteId)} inherit>
                  {`${line?.registrationNumber ?? ''} ${line?.policyId ?? quoteId}`.trim()}
                </Anchor>
              ),
            };
          })}
        />
      )}
      {value && value.entries.length < value.total && (
        <MoreButton limit={limit} most={MOST_CUSTOMER_ENTRIES} onLimit={setLimit} />
      )}
    </Section>
  );
}
