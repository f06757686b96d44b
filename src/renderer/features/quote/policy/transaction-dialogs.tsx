import { Button, Checkbox, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { isClaimIn } from '../../../../shared/domain/policies/accident.ts';
import { ENDINGS, type Ending } from '../../../../shared/domain/policies/transaction.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import { useCommand } from '../../../commands/commands.ts';
import { errorAt, FormDialog } from '../../../commands/form-dialog.tsx';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Calculation, Changes } from '../../../components/calculation.tsx';
import { Facts } from '../../../components/facts.tsx';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { call } from '../../../data/call.ts';
import { useToday } from '../../../data/every.ts';
import { showTransacted } from '../../../data/news.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { renewalChangePlace } from '../../../data/places.ts';
import { money } from '../../../i18n/money.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { sayWarning } from '../../../i18n/say.ts';
import { ReasonField } from '../change/change-dialog.tsx';
import { PriceCheck } from './price-check.tsx';

/** A transaction of a policy that is made in a window of its own. */
export type PolicyDialog = 'cancel' | 'reinstate' | 'reverse';

type Preview = Omit<InputOf<'previewTransaction'>, 'policyId'>;

interface PreviewProps {
  readonly policyId: string;
  readonly preview: Preview;
  /** The inputs whose fields say themselves what is wrong. */
  readonly fields: readonly string[];
}

const ROOM = 240;

const usePreview = ({ policyId, preview }: Omit<PreviewProps, 'fields'>) =>
  useOperation('previewTransaction', { policyId, ...preview }, { keepsPrevious: true });

/** What a transaction would charge or return, before the button is pressed. */
function Outcome({ policyId, preview, fields }: PreviewProps) {
  const { t } = useTranslation('policy');
  const { value, fault } = usePreview({ policyId, preview });
  if (fault) {
    return fields.some((field) => errorAt(fault, field)) ? null : <FaultNotice fault={fault} />;
  }
  if (!value) return <Waiting what={t('working')} height={ROOM} />;
  return (
    <div aria-live="polite">
      <Changes transaction={value.transaction} />
      <Calculation transaction={value.transaction} />
      {value.warnings.map(sayWarning).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Makes a transaction, and shows the policy as it is then. */
export async function made(answer: Promise<Result<PolicyView>>): Promise<Result<unknown>> {
  const result = await answer;
  if (result.ok) await showTransacted(result.value);
  return result;
}

interface DialogProps {
  readonly policy: PolicyView;
  readonly onClose: () => void;
}

/** Ends a policy: what goes back is explained before the button. */
export function CancelDialog({ policy, onClose }: DialogProps) {
  const { t } = useTranslation('policy');
  const { policyId } = policy;
  const [ending, setEnding] = useState<Ending>('customer');
  const known = useOperation('listAccidents', { policyId }).value?.accidents;
  const [claimed, setClaimed] = useState<boolean>();
  // An accident of the period counts as a claim until somebody says otherwise.
  const hasClaim = claimed ?? known?.some((one) => isClaimIn(one, policy.period)) ?? false;
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const reading = readDate(text, 'cover', useToday());
  const effectiveAt = reading.kind === 'day' ? { effectiveAt: `${reading.day}T00:00:00` } : {};
  const isDated = ending !== 'fromStart';
  const end = { ending, hasClaim, ...(isDated ? effectiveAt : {}) };
  const preview = { cancel: end };
  const { fault } = usePreview({ policyId, preview });
  // What can not be read would be cancelled from now on.
  const unread = isDated && reading.kind === 'problem' ? reading.message : undefined;
  return (
    <FormDialog
      isDestructive
      title={t('cancel.title')}
      action={t('cancel.action')}
      missing={unread ?? (reason.trim() === '' ? t('missing') : undefined)}
      run={() => made(call('cancelPolicy', { policyId, ...end, reason }, policy.version))}
      onClose={onClose}
    >
      <ReasonField label={t('cancel.reason')} reason={reason} isFirst onChange={setReason} />
      <Radio.Group
        label={t('cancel.how')}
        value={ending}
        error={errorAt(fault, 'ending')}
        onChange={(chosen) => setEnding(ENDINGS.find((each) => each === chosen) ?? ending)}
      >
        <Stack gap="xs" mt="xs">
          {ENDINGS.map((each) => (
            <Radio key={each} value={each} label={t(`ending.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {ending === 'customer' && (
        <Checkbox
          label={t('cancel.claim')}
          checked={hasClaim}
          onChange={({ currentTarget }) => setClaimed(currentTarget.checked)}
        />
      )}
      {isDated && (
        <TextInput
          label={t('cancel.day')}
          description={t('cancel.dayNote')}
          autoComplete="off"
          value={text}
          error={unread ?? errorAt(fault, 'effectiveAt')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Outcome policyId={policyId} preview={preview} fields={['effectiveAt', 'ending']} />
    </FormDialog>
  );
}

/** Lets a cancelled policy cover again from now on. */
export function ReinstateDialog({ policy, onClose }: DialogProps) {
  const { t } = useTranslation('policy');
  const { policyId, version } = policy;
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('reinstate.title')}
      action={t('reinstate.action')}
      missing={reason.trim() === '' ? t('missing') : undefined}
      run={() => made(call('reinstatePolicy', { policyId, reason }, version))}
      onClose={onClose}
    >
      <ReasonField label={t('reinstate.reason')} reason={reason} isFirst onChange={setReason} />
      <Outcome policyId={policyId} preview={{ reinstate: {} }} fields={[]} />
    </FormDialog>
  );
}

/** Has a policy cover its next period: as it was offered, or with another cover; where that is referred, with why. */
export function RenewDialog({ policy, onClose }: DialogProps) {
  const { t } = useTranslation(['policy', 'common']);
  const { policyId, version } = policy;
  const [note, setNote] = useState('');
  const covers = policy.renewal?.covers ?? [];
  const own = covers[0]?.cover;
  const [cover, setCover] = useState(own);
  const renew = cover === own ? {} : { document: { Policy: { CoverType: cover } } };
  const { value } = usePreview({ policyId, preview: { renew } });
  const [, navigate] = useLocation();
  const change = () => navigate(renewalChangePlace(policyId));
  useCommand('changePolicy', change);
  const isReferred = value !== undefined && value.referrals.length > 0;
  const said = isReferred ? { ...renew, referralNote: note } : renew;
  return (
    <FormDialog
      title={t('renewal.dialog.title')}
      action={t('renewal.dialog.action')}
      missing={isReferred && note.trim() === '' ? t('missing') : undefined}
      run={() => made(call('renewPolicy', { policyId, ...said }, version))}
      onClose={onClose}
    >
      {covers.length > 1 && (
        <NativeSelect
          data-autofocus
          label={t('renewal.cover')}
          value={cover}
          onChange={({ currentTarget }) =>
            setCover(covers.find((each) => each.cover === currentTarget.value)?.cover)
          }
          data={covers.map((each) => ({
            value: each.cover,
            label: `${t(`common:cover.${each.cover}`)}, ${money(each.premium)}`,
          }))}
        />
      )}
      <Button variant="default" rightSection={<Keys command="changePolicy" />} onClick={change}>
        {t('renewal.dialog.change')}
      </Button>
      {cover === own && policy.renewal?.priceCheck && (
        <Facts>
          <PriceCheck check={policy.renewal.priceCheck} />
        </Facts>
      )}
      {isReferred && (
        <ReasonField label={t('renewal.dialog.note')} reason={note} onChange={setNote} />
      )}
      <Outcome policyId={policyId} preview={{ renew }} fields={[]} />
    </FormDialog>
  );
}

/** Undoes the last transaction of a policy that stands. */
export function ReverseDialog({
  policy,
  transaction,
  onClose,
}: DialogProps & { readonly transaction: PolicyView['transactions'][number] }) {
  const { t } = useTranslation('policy');
  const { policyId, version } = policy;
  const { number, kind } = transaction;
  const [reason, setReason] = useState('');
  const input = { transaction: number };
  return (
    <FormDialog
      isDestructive
      title={t('reverse.title', { what: t(`transaction.${kind}`) })}
      action={t('reverse.action')}
      missing={reason.trim() === '' ? t('missing') : undefined}
      run={() => made(call('reverseTransaction', { policyId, ...input, reason }, version))}
      onClose={onClose}
    >
      <p>{t('reverse.lead')}</p>
      <ReasonField label={t('reverse.reason')} reason={reason} isFirst onChange={setReason} />
      <Outcome policyId={policyId} preview={{ reverse: input }} fields={[]} />
    </FormDialog>
  );
}
