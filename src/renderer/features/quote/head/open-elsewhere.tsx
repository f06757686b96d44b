import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useOperation } from '../../../data/operation-query.ts';

/** Milliseconds: after four of them without a word, no one has it open. */
const EVERY = 5_000;

/** Which colleagues have this quote open; nothing of a desk that works for itself. */
export function OpenElsewhere({ quoteId }: { readonly quoteId: string }) {
  const { t } = useTranslation('quote');
  const { value: status } = useOperation('officeStatus', {});
  const enabled = status?.office != null;
  const { value } = useOperation('noteOpenQuote', { quoteId }, { enabled, every: EVERY });
  const names = value?.others.filter((name) => name !== '') ?? [];
  if (names.length === 0) return null;
  return <Notice tone="plain">{t('openElsewhere', { names: names.join(', ') })}</Notice>;
}
