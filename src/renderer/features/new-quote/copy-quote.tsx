import { useParams } from 'wouter';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import { isRequotePurpose, type RequotePurpose } from '../../../shared/domain/quotes/requote.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { translate } from '../../i18n/i18n.ts';
import { useHashQuery } from '../../routing/hash-location.ts';
import { AskPurpose } from './ask-purpose.tsx';
import { BeginWith } from './begin-with.tsx';
import { newQuote } from './store/store.ts';

interface CopyProps {
  readonly quoteId: string;
  readonly purpose: RequotePurpose;
  /** The last day of cover, `YYYY-MM-DD`, where it is not to be as long as it was. */
  readonly until?: string | undefined;
}

function Copy({ quoteId, purpose, until }: CopyProps) {
  const origin = { quoteId, purpose, until };
  return (
    <BeginWith what={`${quoteId} ${purpose}`} begin={(draft) => newQuote.copy(origin, draft)} />
  );
}

/** Asks what a policy is quoted again for; any other quote is for another offer. */
function CopyOrAsk({ quoteId }: Pick<CopyProps, 'quoteId'>) {
  const { value: quote, fault, refetch } = useOperation('getQuote', { id: quoteId });
  if (quote && STATUSES[quote.status].isOnCover) return <AskPurpose quote={quote} />;
  if (quote) return <Copy quoteId={quoteId} purpose="offer" />;
  const title = translate('screens.newQuote');
  return (
    <Screen title={title}>
      {fault ? (
        <FaultNotice fault={fault} onRetry={refetch} />
      ) : (
        <Waiting what={title} height={480} />
      )}
    </Screen>
  );
}

/**
 * Begins a draft with a copy of the quote that the address names, until the day that it may name, and for what
 * it names, as `/new/from/Q-1?for=renewal`.
 */
export function CopyQuote() {
  const { quote = '', day } = useParams<{ quote: string; day?: string }>();
  const purpose = new URLSearchParams(useHashQuery()).get('for');
  if (isRequotePurpose(purpose)) return <Copy quoteId={quote} purpose={purpose} />;
  if (day !== undefined) return <Copy quoteId={quote} purpose="offer" until={day} />;
  return <CopyOrAsk quoteId={quote} />;
}

/** Begins a draft with the imported customer that the address names. */
export function RenewalQuote() {
  const { renewal = '' } = useParams<{ renewal: string }>();
  return <BeginWith what={renewal} begin={(draft) => newQuote.renew(renewal, draft)} />;
}
