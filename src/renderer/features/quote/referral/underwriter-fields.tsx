import { useTranslation } from 'react-i18next';
import { TypedText } from '../../../components/typed-text.tsx';
import { NameField, nameIn } from './name-field.tsx';

/** Whose decision it is, as it is typed. */
interface Answered {
  readonly underwriter: string;
  readonly reference: string;
  /** Who records it, where no one is signed in. */
  readonly name: string;
}

/** Nothing typed yet. */
export const NOBODY: Answered = { underwriter: '', reference: '', name: '' };

interface UnderwriterFieldsProps {
  readonly value: Answered;
  readonly onChange: (value: Answered) => void;
}

/** The underwriter who answered, their reference, and who records it. */
export function UnderwriterFields({ value, onChange }: UnderwriterFieldsProps) {
  const { t } = useTranslation('quote');
  return (
    <>
      <TypedText
        label={t('referral.underwriterLabel')}
        note={t('referral.underwriterNote')}
        value={value.underwriter}
        most={100}
        onChange={(underwriter) => onChange({ ...value, underwriter })}
      />
      <TypedText
        label={t('referral.referenceLabel')}
        value={value.reference}
        most={100}
        onChange={(reference) => onChange({ ...value, reference })}
      />
      <NameField value={value.name} onChange={(name) => onChange({ ...value, name })} />
    </>
  );
}

/** What was typed as a request takes it: absent what was not. */
export function answeredIn({ underwriter, reference, name }: Answered) {
  const said = { underwriter: underwriter.trim(), reference: reference.trim() };
  return {
    ...(said.underwriter === '' ? {} : { underwriter: said.underwriter }),
    ...(said.reference === '' ? {} : { reference: said.reference }),
    ...nameIn(name),
  };
}
