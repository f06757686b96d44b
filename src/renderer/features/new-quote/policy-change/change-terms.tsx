import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { daysBetween } from '../../../../shared/domain/date.ts';
import { MARK } from '../../../data/form-fields.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { sayAlone } from '../../../i18n/say.ts';
import fields from '../field.module.css';
import { focusOn, idOf } from '../focus.ts';
import { changedGroups } from './changed.ts';
import { policyChange } from './policy-change.ts';
import type { Term } from './terms.ts';

/** What the API says of when or why a policy is changed. */
export function useTermError(term: Term): string | undefined {
  // Draws it again in another language.
  useTranslation('changePolicy');
  const error = useStore(policyChange.preview.state, ({ errors }) =>
    errors.find(({ path }) => path === term),
  );
  return error && sayAlone(error.message);
}

/** What the history has as the reason where none is typed: the parts of the form that were changed. */
export function useUsualReason(): string {
  const { t } = useTranslation(['changePolicy', 'newQuote']);
  const { content: before } = useStore(policyChange.basis);
  const content = useStore(policyChange.form, (state) => state.content);
  if (!before) return '';
  const isOther = (name: 'excess' | 'addOns') =>
    JSON.stringify(before[name]) !== JSON.stringify(content[name]);
  const parts = [
    ...changedGroups(before, content).map((group) => t(`newQuote:section.${group}`)),
    ...(isOther('excess') ? [t('newQuote:panel.excess')] : []),
    ...(isOther('addOns') ? [t('newQuote:panel.addOns')] : []),
  ];
  return parts.length === 0 ? '' : t('usualReason', { parts: parts.join(', ') });
}

interface TermFieldProps {
  readonly term: Term;
  readonly note: string;
  readonly problem?: string | undefined;
  readonly placeholder?: string;
  /** Where Enter goes on. */
  readonly next: string;
  readonly wide?: boolean;
}

/** When or why, as it is typed. */
function TermField({ term, note, problem, placeholder, next, wide }: TermFieldProps) {
  const { t } = useTranslation('changePolicy');
  const text = useStore(policyChange.terms, (state) => state[term]);
  const said = useTermError(term);
  const error = problem ?? said;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusOn(next);
  };
  return (
    <div className={fields.field} data-wide={wide || undefined}>
      <TextInput
        id={idOf(term)}
        label={t(`term.${term}`)}
        size="sm"
        autoComplete="off"
        maxLength={500}
        value={text}
        placeholder={placeholder}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={error === undefined ? note : undefined}
        error={error}
        onChange={({ currentTarget }) => policyChange.typeTerm(term, currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** From when, for how long and why a policy is changed. */
export function ChangeTerms() {
  const { t } = useTranslation('changePolicy');
  // What is read follows what is typed, and the policy.
  useStore(policyChange.terms);
  const { kind } = useStore(policyChange.basis);
  const today = useStore(policyChange.session, (state) => state.today);
  const reason = useUsualReason();
  const { from, day, until } = policyChange.typedTerms();
  const isLater = from.day === undefined && day > today;
  const why = (
    <TermField wide term="reason" note={t('reasonNote')} placeholder={reason} next={MARK} />
  );
  // The next period has its days.
  if (kind === 'renew') {
    return (
      <fieldset className={`${fields.group} ${fields.terms}`}>
        <legend className={fields.legend}>{t('renewal.terms')}</legend>
        <div className={fields.fields}>{why}</div>
      </fieldset>
    );
  }
  return (
    <fieldset className={`${fields.group} ${fields.terms}`}>
      <legend className={fields.legend}>{t('terms')}</legend>
      <div className={fields.fields}>
        <TermField
          term="effectiveAt"
          note={
            from.effectiveAt === undefined
              ? t(isLater ? 'fromNote.day' : 'fromNote.now', { day: writtenDay(day) })
              : moment(from.effectiveAt)
          }
          problem={from.problem}
          next="until"
        />
        <TermField
          term="until"
          note={
            until.kind === 'day'
              ? t('untilNote.day', {
                  day: writtenDay(until.day),
                  count: Math.max(daysBetween(day, until.day) + 1, 0),
                })
              : t('untilNote.forGood')
          }
          problem={until.kind === 'problem' ? until.message : undefined}
          next="reason"
        />
        {why}
      </div>
    </fieldset>
  );
}
