import '../../../i18n/screen-words/rate-books.ts';
import { Anchor, Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KeptLevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ScreenLink } from '../../../components/screen-link.tsx';
import table from '../../../components/table.module.css';
import { Waiting } from '../../../components/waiting.tsx';
import { useMay } from '../../../data/desk.ts';
import { MINUTE } from '../../../data/every.ts';
import { faultToSay, useOperation } from '../../../data/use-operation.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { moment } from '../../../i18n/moment.ts';
import { RATE_BOOKS } from '../book-name.ts';
import { HashCell, LastStep } from '../list/row-parts.tsx';
import { StateBadge } from '../state-badge.tsx';
import { PartTable } from '../tables/part-table.tsx';
import { ImportLeviesDialog, type LevyFile } from './import-levies-dialog.tsx';
import { levyPath, levyTableName } from './levy-name.ts';

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
  const isDrafter = useMay()('ratebook:draft');
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
      {!isDrafter && <RoleNeeded right="ratebook:draft" />}
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
