import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { Notice } from '../../../components/notice.tsx';
import { duplicatesIn } from '../../../data/duplicates.ts';
import { quotePlace } from '../../../data/quote-place.ts';
import { say } from '../../../i18n/say.ts';
import { ReasonField } from './reason-field.tsx';

interface DuplicatesProps {
  readonly duplicates: QuotePage['duplicates'];
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (text: string) => void;
}

/** The other quotes and policies of the car, and why the quote is accepted all the same. */
export function Duplicates({ duplicates, reason, error, onReason }: DuplicatesProps) {
  const { t } = useTranslation('quote');
  const found = duplicatesIn(duplicates.warnings);
  if (found.length === 0) return null;
  return (
    <>
      <Notice tone="warning" title={t('accept.duplicate')}>
        <ul>
          {found.map(({ quote, message }) => (
            <li key={quote}>
              <Anchor component={Link} href={quotePlace(quote)} inherit>
                {say(message)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Notice>
      {duplicates.stop && (
        <ReasonField
          label={t('accept.duplicateReason')}
          reason={reason}
          error={error}
          isFirst
          onChange={onReason}
        />
      )}
    </>
  );
}
