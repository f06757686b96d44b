import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

/** Why it was decided so, for the record of the firm alone. */
export function NoteField({ value, onChange, isFirst }: NoteFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TypedText
      label={t('referral.noteLabel')}
      note={t('referral.noteNote')}
      value={value}
      most={500}
      isLong
      required
      isFirst={isFirst}
      onChange={onChange}
    />
  );
}
