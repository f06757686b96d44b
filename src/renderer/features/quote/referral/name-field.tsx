import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Who refers or decides, where the desk alone does not say it. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('quote');
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
