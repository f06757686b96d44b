import { NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_CHANNELS, type ConsentChannel } from '../../../../shared/domain/people/consent.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/typed-text.tsx';
import { call } from '../../../data/call.ts';
import { refresh } from '../../../data/operation-query.ts';

const LONGEST = 200;

interface ConsentDialogProps {
  readonly customerKey: string;
  readonly onClose: () => void;
}

/** Records that a customer gave a consent to marketing, or withdrew it. */
export function ConsentDialog({ customerKey: key, onClose }: ConsentDialogProps) {
  const { t } = useTranslation('customers');
  const [channel, setChannel] = useState<ConsentChannel>('phone');
  const [isGiven, setGiven] = useState(true);
  const [how, setHow] = useState('');
  const save = async () => {
    const answer = await call('recordConsent', { key, channel, isGiven, how: how.trim() });
    if (answer.ok) await refresh('getConsents');
    return answer;
  };
  return (
    <FormDialog
      title={t('protection.record')}
      action={t('protection.save')}
      missing={how.trim() === '' ? t('protection.howMissing') : undefined}
      run={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('protection.which')}
          data={CONSENT_CHANNELS.map((value) => ({
            value,
            label: t(`protection.channel.${value}`),
          }))}
          value={channel}
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            const chosen = CONSENT_CHANNELS.find((one) => one === value);
            if (chosen) setChannel(chosen);
          }}
        />
        <SegmentedControl
          aria-label={t('protection.consent')}
          data={[
            { value: 'given', label: t('protection.gives') },
            { value: 'withdrawn', label: t('protection.withdraws') },
          ]}
          value={isGiven ? 'given' : 'withdrawn'}
          onChange={(value) => setGiven(value === 'given')}
        />
        <TypedText
          label={t('protection.how')}
          note={t('protection.howNote')}
          value={how}
          most={LONGEST}
          required
          onChange={setHow}
        />
      </Stack>
    </FormDialog>
  );
}
