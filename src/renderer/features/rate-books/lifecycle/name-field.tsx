import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';
import { useDesk } from '../../../data/desk.ts';

interface NameFieldProps {
  readonly name: string;
  /** What becomes of it; absent: that it is kept in the history. */
  readonly note?: string;
  readonly onChange: (name: string) => void;
}

/** The person who takes a step in the life of a rate book; nothing where somebody is signed in, who it is. */
export function NameField({ name, note, onChange }: NameFieldProps) {
  const { t } = useTranslation('rateBooks');
  if (useDesk()?.user) return null;
  return (
    <TypedText
      label={t('import.name')}
      note={note ?? t('import.nameNote')}
      value={name}
      most={100}
      autoComplete="name"
      onChange={onChange}
    />
  );
}
