import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';

interface ReasonFieldProps {
  readonly label: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
  readonly error?: ReactNode;
}

/** Why something is done that needs a reason: the history keeps it. */
export function ReasonField({ label, reason, onChange, isFirst, error }: ReasonFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TypedText
      label={label}
      note={t('reasonNote')}
      value={reason}
      error={error}
      most={500}
      isLong
      required
      isFirst={isFirst}
      onChange={onChange}
    />
  );
}
