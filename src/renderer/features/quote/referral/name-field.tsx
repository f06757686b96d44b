import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';
import { useDesk } from '../../../data/desk.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Who refers or decides; nothing where somebody is signed in, who it is. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('quote');
  if (useDesk()?.user) return null;
  return (
    <TypedText
      label={t('referral.nameLabel')}
      note={t('referral.nameNote')}
      value={value}
      most={100}
      autoComplete="name"
      onChange={onChange}
    />
  );
}

/** A name as a request takes it: absent where nothing was typed. */
export function nameIn(typed: string): { readonly name?: string } {
  const name = typed.trim();
  return name === '' ? {} : { name };
}
