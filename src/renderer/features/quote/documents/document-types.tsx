import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { policyDocuments } from '../../../../shared/domain/policies/policy-documents.ts';
import {
  CALCULATION,
  type DocumentType,
  RECEIPT,
  REFUSAL_LETTER,
  TERMS_OF_BUSINESS,
  WRITTEN_DOCUMENTS,
} from '../../../../shared/domain/quotes/document-type.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { dayOf } from '../../../i18n/day.ts';

/**
 * The documents that a quote can have here: a letter only if it was refused, a receipt of what was paid, the firm's own, those after the
 * sale where they apply to its policy; and the changes that an endorsement can be of, the newest first.
 */
export function useDocumentTypes({
  referral,
  history,
  policyId = '',
}: Pick<Quote, 'referral' | 'history' | 'policyId'>) {
  const { value: firm } = useOperation('getFirm', {});
  const { value: policy } = useOperation('getPolicy', { policyId }, { enabled: policyId !== '' });
  const letter: readonly DocumentType[] = referral?.state === 'refused' ? [REFUSAL_LETTER] : [];
  const papers: readonly DocumentType[] = firm?.termsOfBusiness ? [TERMS_OF_BUSINESS] : [];
  const after: readonly DocumentType[] = policy ? policyDocuments(policy) : [];
  const changes = (policy?.transactions ?? [])
    .filter(({ kind, reversedBy }) => kind === 'adjustment' && reversedBy === undefined)
    .reverse();
  const countOf = (kind: Quote['history'][number]['kind']) =>
    history.filter((one) => one.kind === kind).length;
  // A payment that surely stands.
  const isPaid = countOf('paymentReceived') > countOf('paymentWithdrawn');
  const receipt: readonly DocumentType[] = isPaid ? [RECEIPT] : [];
  const types: readonly DocumentType[] = [
    ...letter,
    ...WRITTEN_DOCUMENTS,
    ...after,
    ...receipt,
    ...papers,
    CALCULATION,
  ];
  return { types, changes };
}

interface ChangeChoiceProps {
  readonly changes: PolicyView['transactions'];
  /** The number of the one shown; undefined: the newest. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
}

/** Chooses the change that the endorsement shown is of; nothing where there is one only. */
export function ChangeChoice({ changes, chosen, onChoose }: ChangeChoiceProps) {
  const { t } = useTranslation('quote');
  if (changes.length < 2) return null;
  return (
    <NativeSelect
      label={t('documents.change')}
      value={chosen ?? changes[0]?.number}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      data={changes.map(({ number, effectiveAt }) => ({
        value: String(number),
        label: t('documents.changeFrom', { number, day: dayOf(effectiveAt) }),
      }))}
    />
  );
}
