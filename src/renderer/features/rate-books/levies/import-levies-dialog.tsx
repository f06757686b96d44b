import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { InputOf, OutputOf } from '../../../../shared/contract/contract.ts';
import type { Fault } from '../../../../shared/contract/result.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { changeTables } from '../change-tables.ts';
import { Findings } from '../check/findings.tsx';
import { NameField } from '../lifecycle/name-field.tsx';
import { levyPath } from './levy-name.ts';

type Request = Pick<InputOf<'importLevyTable'>, 'levyTable' | 'signature'>;
type Kept = OutputOf<'importLevyTable'>;

/** The content of a file: a levy table alone, or with its signature; undefined where it is no JSON object. */
function requestOf(text: string): Request | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    // Whatever it holds: the core says what is wrong with it.
    return 'levyTable' in read ? (read as Request) : { levyTable: read };
  } catch {
    return undefined;
  }
}

/** A chosen file, as it was read. */
export interface LevyFile {
  readonly name: string;
  readonly text: string;
}

interface DialogProps {
  readonly file: LevyFile;
  readonly onClose: () => void;
}

/** What the check found in a levy table that is kept as a draft now. */
function Found({ file, kept, onClose }: DialogProps & { readonly kept: Kept }) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const [, navigate] = useLocation();
  return (
    <Dialog opened onClose={onClose} title={t('import.title', { file: file.name })} size="xl">
      <Stack gap="lg">
        <p>{t('levies.import.found')}</p>
        <Findings findings={kept.findings} />
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => navigate(levyPath(kept.hash))}>
            {t('levies.import.open')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Keeps the levy table of a file as a draft, and shows what the check finds in it. */
export function ImportLeviesDialog({ file, onClose }: DialogProps) {
  const { t } = useTranslation('rateBooks');
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [trust, setTrust] = useState(false);
  const [needsTrust, setNeedsTrust] = useState(false);
  const [kept, setKept] = useState<Kept>();
  /** The form closes itself once it is kept: what was found is still to be shown. */
  const hasFound = useRef(false);
  const request = requestOf(file.text);
  if (kept) return <Found file={file} kept={kept} onClose={onClose} />;
  const keep = async () => {
    const answer = await changeTables('importLevyTable', {
      levyTable: {},
      ...request,
      trust,
      ...(name.trim() === '' ? {} : { name: name.trim() }),
    });
    if (answer.ok && answer.value.findings.length > 0) {
      hasFound.current = true;
      setKept(answer.value);
    } else if (answer.ok) navigate(levyPath(answer.value.hash));
    return answer;
  };
  return (
    <FormDialog
      title={t('levies.import.title', { file: file.name })}
      action={t('import.keep')}
      missing={request ? undefined : t('levies.import.notJson', { file: file.name })}
      run={keep}
      onFault={(fault: Fault | undefined) => {
        if (fault?.kind === 'conflict') setNeedsTrust(true);
      }}
      onClose={() => {
        if (!hasFound.current) onClose();
      }}
    >
      <p>{t('levies.import.text')}</p>
      {needsTrust && (
        <Checkbox
          label={t('levies.import.trust')}
          checked={trust}
          onChange={(event) => setTrust(event.currentTarget.checked)}
        />
      )}
      <NameField name={name} onChange={setName} />
    </FormDialog>
  );
}
