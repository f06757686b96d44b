import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../../shared/contract/result.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/typed-text.tsx';
import classes from './life.module.css';
import { NameField } from './name-field.tsx';

/** Why a step is taken, and by whom, so far as they were given. */
export interface Said {
  readonly reason?: string;
  readonly name?: string;
}

interface StepDialogProps {
  readonly title: string;
  readonly action: string;
  /** What follows from it. */
  readonly text: string;
  readonly needsReason: boolean;
  /** What else must still be given, in words. */
  readonly missing?: string | undefined;
  readonly run: (said: Said) => Promise<Result<unknown>>;
  readonly onClose: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** A step in the life of a rate book, with its reason and who takes it; a refusal stays in the dialog. */
export function StepDialog(props: StepDialogProps) {
  const { text, needsReason, missing, run, children, ...dialog } = props;
  const { t } = useTranslation('rateBooks');
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const said: Said = {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
  const isReasonMissing = needsReason && said.reason === undefined;
  return (
    <FormDialog
      {...dialog}
      missing={missing ?? (isReasonMissing ? t('dialog.reasonMissing') : undefined)}
      run={() => run(said)}
    >
      <p className={classes.text}>{text}</p>
      {children}
      <TypedText
        label={t(needsReason ? 'dialog.reason' : 'dialog.activate.optional')}
        note={t('dialog.reasonNote')}
        value={reason}
        most={500}
        isLong
        required={needsReason}
        isFirst={needsReason}
        onChange={setReason}
      />
      <NameField name={name} onChange={setName} />
    </FormDialog>
  );
}
