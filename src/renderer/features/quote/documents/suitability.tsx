import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changesTerms } from '../../../../shared/domain/quotes/referral.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Notice } from '../../../components/notice.tsx';

interface SuitabilityProps {
  readonly quote: Quote;
  /** Opens the confirmation; undefined where the quote is no longer open. */
  readonly onConfirm: (() => void) | undefined;
}

/** Whether an underwriter refused a quote: then its customer gets the letter about that alone. */
export const isRefused = ({ referral }: Quote): boolean => referral?.state === 'refused';

/** Whether the statement of suitability is confirmed for the quote as it is. */
export function isConfirmed({ history }: Quote): boolean {
  const last = history.findLast(({ kind }) => kind === 'suitability' || changesTerms(kind));
  return last?.kind === 'suitability';
}

/** Says whether the statement is a draft, and leads to its confirmation. */
export function Suitability({ quote, onConfirm }: SuitabilityProps) {
  const { t } = useTranslation('quote');
  const confirmed = isConfirmed(quote);
  return (
    <>
      {!confirmed && <Notice tone="warning" title={t('suitability.draft')} />}
      {onConfirm && (
        <div>
          <Button
            size="compact-sm"
            variant={confirmed ? 'default' : 'filled'}
            rightSection={<Keys command="confirmSuitability" />}
            onClick={onConfirm}
          >
            {t(confirmed ? 'suitability.again' : 'suitability.open')}
          </Button>
        </div>
      )}
    </>
  );
}
