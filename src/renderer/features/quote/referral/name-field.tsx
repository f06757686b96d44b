import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Who refers or decides, where the desk alone does not say it. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TextInput
      label={t('referral.nameLabel')}
      description={t('referral.nameNote')}
      value={value}
      maxLength={100}
      autoComplete="name"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A name as a request takes it: absent where nothing was typed. */
export function nameIn(typed: string): { readonly name?: string } {
  const name = typed.trim();
  return name === '' ? {} : { name };
}
