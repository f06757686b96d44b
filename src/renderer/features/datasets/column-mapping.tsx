import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnChoice, ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import { Notice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/screen.tsx';
import { ScrollingTable } from '../../components/table.tsx';
import classes from './datasets.module.css';
import { type NamedFile, useImport } from './import-store.ts';
import { fieldName } from './report-parts.tsx';

/** The field of each column in their order; null: none. */
type ChosenFields = readonly (string | null)[];

/** The fields that a proposal begins with. */
function fieldsByColumn({ columns }: ColumnProposal): ChosenFields {
  return columns.map(({ field }) => field);
}

/** Which fields have no column although they need one, and which have several. */
function faultsOf(fields: ColumnProposal['fields'], chosen: ChosenFields) {
  const count = (field: string) => chosen.filter((each) => each === field).length;
  return {
    absent: fields.flatMap(({ field, isRequired }) =>
      isRequired && count(field) === 0 ? [field] : [],
    ),
    twice: fields.flatMap(({ field }) => (count(field) > 1 ? [field] : [])),
  };
}

/** What was chosen, for every column. */
function chosenColumns({ columns }: ColumnProposal, chosen: ChosenFields): ColumnChoice[] {
  return columns.map(({ title }, at) => ({ title, field: chosen[at] ?? null }));
}

const names = (fields: readonly string[]) => fields.map(fieldName).join(', ');

/** Each column of a file with its first values, and what it is read as; nothing is checked yet. */
export function ColumnMapping({ file }: { readonly file: NamedFile }) {
  const { t } = useTranslation('datasets');
  const { check, leave } = useImport();
  const { fileName, proposal } = file;
  const { columns, fields, rememberedFrom } = proposal;
  const [chosen, setChosen] = useState(() => fieldsByColumn(proposal));
  const { absent, twice } = faultsOf(fields, chosen);
  const options = [
    { value: '', label: t('mapping.none') },
    ...fields.map(({ field, isRequired }) => ({
      value: field,
      label: isRequired ? t('mapping.required', { field: fieldName(field) }) : fieldName(field),
    })),
  ];
  const head = [t('mapping.column'), t('mapping.examples'), t('mapping.field')];
  return (
    <Section title={t('mapping.title', { file: fileName })}>
      <Notice tone="plain" urgent>
        {t('mapping.note')}
        {rememberedFrom !== null && ` ${t('mapping.remembered', { file: rememberedFrom })}`}
      </Notice>
      <ScrollingTable
        label={t('mapping.table')}
        columns={head.map((title) => ({ title, className: classes.words }))}
      >
        {columns.map(({ title, examples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title
          <tr key={at}>
            <th scope="row">{title}</th>
            <td className={classes.examples}>
              <Private>{examples.length > 0 ? examples.join(' · ') : t('mapping.nothing')}</Private>
            </td>
            <td className={classes.words}>
              <NativeSelect
                size="xs"
                aria-label={t('mapping.fieldOf', { column: title })}
                data={options}
                value={chosen[at] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setChosen(chosen.with(at, value === '' ? null : value))
                }
              />
            </td>
          </tr>
        ))}
      </ScrollingTable>
      <div role="status">
        {absent.length > 0 && (
          <Notice tone="warning">{t('mapping.absent', { fields: names(absent) })}</Notice>
        )}
        {twice.length > 0 && (
          <Notice tone="warning">{t('mapping.twice', { fields: names(twice) })}</Notice>
        )}
      </div>
      <div className={classes.decide}>
        <Button
          disabled={absent.length > 0 || twice.length > 0}
          onClick={() => void check(chosenColumns(proposal, chosen))}
        >
          {t('mapping.check')}
        </Button>
        <Button variant="default" onClick={leave}>
          {t('checked.discard')}
        </Button>
      </div>
    </Section>
  );
}
