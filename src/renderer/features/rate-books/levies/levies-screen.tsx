import '../../../i18n/screen-words/rate-books.ts';
import { Anchor, Button, Checkbox, FileButton, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { InputOf, OutputOf } from '../../../../shared/contract/contract.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { KeptLevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ScreenLink } from '../../../components/links.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { MINUTE } from '../../../data/every.ts';
import { useShared } from '../../../data/office.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { changeTables, levyPath, levyTableName, RATE_BOOKS } from '../dated-table.ts';
import { NameField } from '../lifecycle/step-dialogs.tsx';
import { HashCell, LastStep } from '../list/row-parts.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Findings } from '../tables/findings.tsx';
import { PartTable } from '../tables/part-table.tsx';

type Request = Pick<InputOf<'importLevyTable'>, 'levyTable' | 'signature'>;
type Kept = OutputOf<'importLevyTable'>;

/** The content of a file: a levy table alone, or with its signature; undefined where it is no JSON object. */
function requestOf(text: string): Request | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    // It may hold anything: the core says what is wrong with it.
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

/** Imports the file of a levy table as a draft. */
export function ImportLevies() {
  const { t } = useTranslation('rateBooks');
  const forget = useRef<() => void>(null);
  const [file, setFile] = useState<LevyFile>();
  return (
    <>
      <FileButton
        accept=".json,application/json"
        resetRef={forget}
        onChange={async (chosen) => {
          // The same file may be chosen again once it was corrected.
          forget.current?.();
          if (chosen) setFile({ name: chosen.name, text: await chosen.text() });
        }}
      >
        {(props) => (
          <Button {...props} leftSection={<Icon name="plus" />}>
            {t('import.action')}
          </Button>
        )}
      </FileButton>
      {file && <ImportLeviesDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

function LevyTableRow({ levyTable }: { readonly levyTable: KeptLevyTable }) {
  const { t } = useTranslation('rateBooks');
  const { hash, summary, activatedAt, steps } = levyTable;
  const name = levyTableName(levyTable);
  const lastChange = summary?.lastChange;
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} href={levyPath(hash)}>
          {name}
        </Anchor>
        {!summary && <span className={table.quiet}> {t('damaged.title')}</span>}
      </th>
      <td>
        <StateBadge book={levyTable} />
      </td>
      <td className={table.when}>{activatedAt === null ? t('fact.never') : moment(activatedAt)}</td>
      <td className={table.when}>{lastChange ? writtenDay(lastChange) : t('levies.none')}</td>
      <td>
        <LastStep steps={steps} />
      </td>
      <td>
        <HashCell hash={hash} what={t('levies.hash', { table: name })} />
      </td>
    </tr>
  );
}

/** Every levy table with where it stands; files of others are imported here. */
export function LeviesScreen() {
  const { t } = useTranslation(['rateBooks', 'common']);
  // A scheduled table becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listLevyTables', {}, { every: MINUTE });
  const { may, officeDecides } = useShared();
  const isDrafter = may('ratebook:draft');
  const problem = faultToSay(fault, value !== undefined);
  const columns = [
    { title: t('levies.one') },
    { title: t('column.state') },
    { title: t('fact.activatedAt') },
    { title: t('levies.lastChange') },
    { title: t('column.last') },
    { title: t('column.hash') },
  ];
  return (
    <Screen
      title={t('levies.title')}
      lead={t('levies.lead')}
      actions={isDrafter && <ImportLevies />}
    >
      <ScreenLink to={RATE_BOOKS}>{t('unknown.back')}</ScreenLink>
      {!isDrafter && <RoleNeeded officeDecides={officeDecides} right="ratebook:draft" />}
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('levies.listed')} height={220} />}
      {value && (
        <PartTable label={t('levies.title')} columns={columns}>
          {value.levyTables.toReversed().map((levyTable) => (
            <LevyTableRow key={levyTable.hash} levyTable={levyTable} />
          ))}
        </PartTable>
      )}
    </Screen>
  );
}
