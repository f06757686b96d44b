import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { OVERRIDES } from '../../../../shared/schemas/change.ts';
import type { QuotePage } from '../../../../shared/schemas/quote-page.ts';
import type { RateBookTerms } from '../../../../shared/schemas/rate-book-terms.ts';
import { translate } from '../../../i18n/i18n.ts';
import { change, count, difference, money, wholeMoney } from '../../../i18n/money.ts';
import { sayAlone } from '../../../i18n/say.ts';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { readAmount } from './read-amount.ts';
import { ReasonField } from './reason-field.tsx';
import type { Override, OverrideStart } from './start.ts';

/** From where to where something may be set, in words. */
function limits(type: Override, terms: RateBookTerms | undefined): string {
  if (!terms) return '';
  if (type === 'premium') {
    return translate('quote:override.least', { least: money(terms.smallestPremium) });
  }
  const range = terms[type];
  if (!range) return translate('quote:override.notPriced');
  const { least, most, standard } = range;
  const written = type === 'excess' ? wholeMoney : (value: number) => `${count(value)} %`;
  return translate('quote:override.limits', {
    least: written(least),
    most: written(most),
    standard: written(standard),
  });
}

/** What it is now, in words; nothing where the premium does not say it. */
function present(type: Override, { premium, explanation }: QuotePage['quote']): string {
  if (type === 'premium') return money(premium);
  return explanation.steps.find((step) => step.id === type)?.input ?? '';
}

function faultAt(fault: Fault | undefined, path: string): string | undefined {
  if (fault?.kind !== 'invalid') return undefined;
  const error = fault.errors?.find((each) => each.path === path);
  return error && sayAlone(error.message);
}

/** A fault without what it says of a field that is typed again. */
function without(fault: Fault | undefined, path: string): Fault | undefined {
  if (fault?.kind !== 'invalid' || !fault.errors) return fault;
  return { ...fault, errors: fault.errors.filter((error) => error.path !== path) };
}

interface OverrideDialogProps {
  readonly page: QuotePage;
  readonly start: OverrideStart;
  readonly onClose: () => void;
}

/** Sets the premium, the excess or the discount of the quote, with a reason for its history. */
export function OverrideDialog({ page, start, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('quote');
  const { quote, explored } = page;
  const [type, setType] = useState<Override>(start.type);
  const [text, setText] = useState(start.value === undefined ? '' : String(start.value));
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<Fault>();
  const value = readAmount(text);
  const unread = text.trim() !== '' && value === undefined;
  const now = present(type, quote);
  const byHand = quote.explanation.steps.some((step) => step.id === 'override');

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
      onFault={setFault}
      onClose={onClose}
    >
      <NativeSelect
        label={t('override.what')}
        value={type}
        data-autofocus={start.value === undefined || undefined}
        data={OVERRIDES.map((each) => ({ value: each, label: t(`override.type.${each}`) }))}
        onChange={({ currentTarget }) => {
          setType(OVERRIDES.find((each) => each === currentTarget.value) ?? type);
          setFault(undefined);
        }}
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
        error={unread ? t('override.unread') : faultAt(fault, 'value')}
        rightSectionWidth="9rem"
        rightSection={
          type === 'premium' && value !== undefined ? (
            <span className="amount">{change(difference(value, quote.premium))}</span>
          ) : undefined
        }
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(without(fault, 'value'));
        }}
      />
      {byHand && type !== 'premium' && <p>{t('override.byHand')}</p>}
      <ReasonField
        label={t('override.reason')}
        reason={reason}
        isFirst={start.value !== undefined}
        error={faultAt(fault, 'reason')}
        onChange={(typed) => {
          setReason(typed);
          setFault(without(fault, 'reason'));
        }}
      />
    </Dialog>
  );
}
