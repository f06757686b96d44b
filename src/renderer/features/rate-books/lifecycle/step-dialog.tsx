import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../../../shared/contract/result.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/typed-text.tsx';
import { Findings } from '../check/findings.tsx';
import type { DatedTable } from './dated-table.ts';
import classes from './lifecycle.module.css';
import { NameField } from './name-field.tsx';

/** Why a step is taken, and by whom, so far as they were given. */
export interface Said {
  readonly reason?: string;
  readonly name?: string;
}

/** What the dialog of each step is given. */
export interface LifecycleDialogProps {
  readonly dated: DatedTable;
  /** What the checks find today, where that is known. */
  readonly findings?: readonly FileFinding[] | undefined;
  readonly onClose: () => void;
}

interface StepDialogProps {
  readonly title: string;
  readonly action: string;
  /** What follows from it. */
  readonly text: string;
  readonly needsReason: boolean;
  /** What the checks find: a fault must go before the step is taken. */
  readonly findings?: readonly FileFinding[] | undefined;
  /** What else must still be given, in words. */
  readonly missing?: string | undefined;
  readonly run: (said: Said) => Promise<Result<unknown>>;
  readonly onClose: () => void;
  /** What the person who takes it must state, after the reason. */
  readonly statement?: ReactNode;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** A step in the life of a rate book or a levy table, with its reason and who takes it; a refusal stays in the dialog. */
export function StepDialog(props: StepDialogProps) {
  const { text, needsReason, missing, findings = [], run, statement, children, ...dialog } = props;
  const { t } = useTranslation('rateBooks');
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const said: Said = {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
  const isReasonMissing = needsReason && said.reason === undefined;
  const faults = findings.filter(({ severity }) => severity === 'fault');
  const count = faults.length;
  const wanting = count > 0 ? t('dialog.faults', { count }) : missing;
  return (
    <FormDialog
      {...dialog}
      missing={wanting ?? (isReasonMissing ? t('dialog.reasonMissing') : undefined)}
      run={() => run(said)}
    >
      <p className={classes.text}>{text}</p>
      {count > 0 && <Findings findings={faults} />}
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
      {statement}
    </FormDialog>
  );
}
