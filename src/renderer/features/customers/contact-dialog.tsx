import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerFile } from '../../../shared/schemas/people/customer.ts';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { TypedText } from '../../components/fields.tsx';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';

interface ContactDialogProps {
  readonly file: CustomerFile;
  readonly onClose: () => void;
}

/** Changes how a person is reached, beside what the quotes say. */
export function ContactDialog({ file, onClose }: ContactDialogProps) {
  const { t } = useTranslation('customers');
  const { key, contact } = file;
  const [phone, setPhone] = useState(file.phone ?? '');
  const [email, setEmail] = useState(file.email ?? '');
  const [address, setAddress] = useState(contact.address ?? '');
  const save = async () => {
    const given = Object.entries({ phone, email, address }).filter(([, text]) => text.trim());
    const answer = await call('changeContact', { key, ...Object.fromEntries(given) });
    if (answer.ok) await Promise.all([refresh('getCustomer'), refresh('getCustomerHistory')]);
    return answer;
  };
  return (
    <FormDialog
      title={t('contact.title')}
      action={t('contact.save')}
      missing={undefined}
      run={save}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack gap="md">
          <TypedText
            label={t('page.phone')}
            note={t('contact.note')}
            value={phone}
            most={40}
            isFirst
            error={errorAt('phone')}
            onChange={setPhone}
          />
          <TypedText
            label={t('page.email')}
            value={email}
            most={254}
            error={errorAt('email')}
            onChange={setEmail}
          />
          <TypedText
            label={t('contact.address')}
            note={t('contact.addressNote')}
            value={address}
            most={500}
            isLong
            error={errorAt('address')}
            onChange={setAddress}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
