import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import type { OverridePreview } from '../../../../shared/schemas/quotes/override-preview.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { operationQuery } from '../../../data/operation-query.ts';
import { sayWarning } from '../../../i18n/say.ts';
import classes from './change.module.css';
import { Outcome } from './outcome.tsx';
import type { Override } from './start.ts';

/** Milliseconds: whoever types on is not asked for. */
const PAUSE = 150;

interface Previewed {
  readonly preview?: OverridePreview | undefined;
  readonly fault?: Fault | undefined;
}

/** What an override would make of a quote, as it is typed; nothing while that is not known. */
export function useOverridePreview(
  { quoteId }: Quote,
  overrideType: Override,
  value: number | undefined,
): Previewed {
  const [asked] = useDebouncedValue(value, PAUSE);
  const isAsked = asked !== undefined && asked === value;
  const input = { quoteId, overrideType, value: asked ?? 0 };
  const { data, error } = useQuery({
    ...operationQuery('previewOverride', input),
    enabled: isAsked,
  });
  return isAsked ? { preview: data, fault: error ?? undefined } : {};
}

interface PreviewLineProps {
  readonly quote: Quote;
  readonly preview: OverridePreview | undefined;
}

/** The premium that an override would make, and why it may be another than expected. */
export function PreviewLine({ quote, preview }: PreviewLineProps) {
  const { t } = useTranslation('quote');
  if (!preview) {
    return (
      <p className={classes.outcome} aria-live="polite">
        {t('override.noOutcome')}
      </p>
    );
  }
  return (
    <div>
      <Outcome premium={quote.premium} difference={preview.difference} />
      {preview.warnings.map((warning) => (
        <p key={warning.code} className={classes.said}>
          {sayWarning(warning)}
        </p>
      ))}
    </div>
  );
}
