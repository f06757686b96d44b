import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { OverridePreview } from '../../../../shared/schemas/quotes/override-preview.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { RateBookTerms } from '../../../../shared/schemas/quotes/rate-book-terms.ts';
import { errorAt } from '../../../commands/form-dialog.tsx';
import { operationQuery } from '../../../data/operation-query.ts';
import { moment } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money, percent, readAmount, wholeMoney } from '../../../i18n/money.ts';
import { sayWarning } from '../../../i18n/say.ts';
import { who } from '../../../i18n/who.ts';
import classes from './change.module.css';
import { Dialog, NoRateBook, Outcome, ReasonField } from './change-dialog.tsx';
import { changeQuote } from './change-quote.ts';
import type { Override, OverrideStart } from './open-dialog.ts';

/** How a value of each kind of override is written. */
const overrideValue: Readonly<Record<Override, (value: number) => string>> = {
  premium: money,
  excess: (value) => (Number.isInteger(value) ? wholeMoney(value) : money(value)),
  discount: (value) => percent(value / 100),
};

/** An override in a few words: `Discount 10%`. */
export function overrideWords({
  overrideType,
  value,
}: Pick<ActiveOverride, 'overrideType' | 'value'>): string {
  return translate(`quote:override.set.${overrideType}`, {
    value: overrideValue[overrideType](value),
  });
}

/** Milliseconds: anyone who types on is not asked for. */
const PAUSE = 150;

interface Previewed {
  readonly preview?: OverridePreview | undefined;
  readonly fault?: Fault | undefined;
}

/** What an override would make of a quote, as it is typed; nothing while that is not known. */
function useOverridePreview(
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
function PreviewLine({ quote, preview }: PreviewLineProps) {
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
        <p key={warning.code} className={classes.note}>
          {sayWarning(warning)}
        </p>
      ))}
    </div>
  );
}

/** From where to where something may be set, in words. */
function limits(type: Override, terms: RateBookTerms | undefined): string {
  if (!terms) return '';
  const written = overrideValue[type];
  if (type === 'premium') {
    const { smallestPremium: least, largestPremium: most } = terms;
    return translate('quote:override.range', { least: written(least), most: written(most) });
  }
  const range = terms[type];
  if (!range) return translate('quote:override.notPriced');
  const { least, most, standard } = range;
  return translate('quote:override.limits', {
    least: written(least),
    most: written(most),
    standard: written(standard),
  });
}

/** What it is now, in words; nothing where the quote does not say it. */
function present(type: Override, { quote, explored }: QuotePage): string {
  if (type === 'premium') return money(quote.premium);
  const { overrides = [] } = explored ?? {};
  const { excess } = quote.policy;
  const discount = overrides.find(({ overrideType }) => overrideType === 'discount')?.value ?? 0;
  if (type === 'discount') return overrideValue.discount(discount);
  return excess === undefined ? '' : overrideValue.excess(excess);
}

interface OverrideDialogProps {
  readonly page: QuotePage;
  readonly start: OverrideStart;
  /** Asks to withdraw an override instead. */
  readonly onWithdraw: (override: ActiveOverride) => void;
  readonly onClose: () => void;
}

/** Sets the premium, the excess or the discount of the quote, with a reason for its history. */
export function OverrideDialog({ page, start, onWithdraw, onClose }: OverrideDialogProps) {
  const { t } = useTranslation(['quote', 'history']);
  const { quote, explored } = page;
  const [type, setType] = useState<Override>(start.type);
  const [text, setText] = useState(start.value === undefined ? '' : String(start.value));
  const [reason, setReason] = useState('');
  const value = readAmount(text);
  const unread = text.trim() !== '' && value === undefined;
  const previewed = useOverridePreview(quote, type, value);
  const now = present(type, page);
  const state = explored?.overrides.find(({ overrideType }) => overrideType === type);

  return (
    <Dialog
      page={page}
      title={t('override.title')}
      action={t('override.action')}
      missing={value === undefined || reason.trim() === '' ? t('override.missing') : undefined}
      run={() =>
        changeQuote('overrideQuote', quote, {
          quoteId: quote.quoteId,
          overrideType: type,
          value: value ?? 0,
          reason: reason.trim(),
        })
      }
      onClose={onClose}
    >
      {(sentErrorAt) => (
        <>
          {!explored && <NoRateBook />}
          <NativeSelect
            label={t('override.what')}
            value={type}
            data-autofocus={start.value === undefined || undefined}
            data={OVERRIDES.map((each) => ({ value: each, label: t(`history:override.${each}`) }))}
            onChange={({ currentTarget }) =>
              setType(OVERRIDES.find((each) => each === currentTarget.value) ?? type)
            }
          />
          <TextInput
            label={t(`override.value.${type}`)}
            description={[now && t('override.now', { now }), limits(type, explored?.terms)]
              .filter(Boolean)
              .join(' · ')}
            inputMode="decimal"
            autoComplete="off"
            required
            value={text}
            error={
              unread
                ? t('override.unread')
                : (errorAt(previewed.fault, 'value') ?? sentErrorAt('value'))
            }
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <PreviewLine quote={quote} preview={previewed.preview} />
          <ReasonField
            label={t('override.reason')}
            reason={reason}
            isFirst={start.value !== undefined}
            error={sentErrorAt('reason')}
            onChange={setReason}
          />
          {state && (
            <p className={classes.note}>
              {t('withdraw.stands', { what: overrideWords(state) })}{' '}
              <Button size="compact-sm" variant="default" onClick={() => onWithdraw(state)}>
                {t('withdraw.instead')}
              </Button>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

interface WithdrawDialogProps {
  readonly page: QuotePage;
  readonly override: ActiveOverride;
  readonly onClose: () => void;
}

/** Withdraws an override: the quote is rated without it again. */
export function WithdrawDialog({ page, override, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { quote } = page;
  const { overrideType, at, by, user, without } = override;
  const [reason, setReason] = useState('');
  const what = overrideWords(override);

  return (
    <Dialog
      page={page}
      title={t('withdraw.title', { what })}
      action={t('withdraw.action')}
      missing={reason.trim() === '' ? t('common:reasonNeeded') : undefined}
      run={() =>
        changeQuote('withdrawOverride', quote, {
          quoteId: quote.quoteId,
          overrideType,
          reason: reason.trim(),
        })
      }
      onClose={onClose}
    >
      <p className={classes.note}>
        {t('withdraw.standing', { who: who(by, user), when: moment(at) })} <q>{override.reason}</q>
      </p>
      <ReasonField label={t('withdraw.reason')} reason={reason} isFirst onChange={setReason} />
      <Outcome premium={quote.premium} difference={without} />
    </Dialog>
  );
}
