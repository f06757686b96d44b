import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import { csvFile, download } from '../../components/download.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Part } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import type { English } from '../../i18n/english.ts';
import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';
import { sayAlone } from '../../i18n/say.ts';
import classes from './datasets.module.css';

type Field = keyof English['datasets']['field'];

const FIELDS = {
  vrm: true,
  make: true,
  model: true,
  year: true,
  engineSize: true,
  fuelType: true,
  eircode: true,
  addressLine1: true,
  addressLine2: true,
  town: true,
  county: true,
  country: true,
  surname: true,
  firstName: true,
  dateOfBirth: true,
  renewalDate: true,
  phone: true,
  email: true,
  registration: true,
  insurer: true,
  policyNumber: true,
  noClaimsYears: true,
} as const satisfies Readonly<Record<Field, true>>;

const isField = (field: string): field is Field => Object.hasOwn(FIELDS, field);

/** What the screens call a field of a dataset. */
export function fieldName(field: string): string {
  return isField(field) ? translate(`datasets:field.${field}`) : field;
}

/** Refused rows that are shown; all that are named stand in the file. */
const SHOWN = 100;

/**
 * How many rows were left out, which columns were read, and each row that was refused or lost a field, with
 * its reason.
 */
export function ReportParts({ report }: { readonly report: DatasetReport }) {
  const { t } = useTranslation('datasets');
  const { columns, unused, refused, erased } = report;
  return (
    <>
      {erased > 0 && <Text size="sm">{t('report.erased', { erased: count(erased) })}</Text>}
      {refused > 0 && (
        <NamedRows
          title={t('report.refused')}
          file={t('report.file')}
          rows={report.refusals}
          of={refused}
        />
      )}
      {report.incomplete > 0 && (
        <NamedRows
          title={t('report.incomplete')}
          file={t('report.lossesFile')}
          rows={report.losses}
          of={report.incomplete}
        />
      )}
      <Part title={t('report.columns')}>
        <Facts>
          {columns.map(({ field, title }) => (
            <Fact key={field} name={fieldName(field)} value={title} plain />
          ))}
          {unused.length > 0 && <Fact name={t('report.unused')} value={unused.join(', ')} plain />}
        </Facts>
      </Part>
    </>
  );
}

interface NamedRowsProps {
  readonly title: string;
  /** The name of the file that has them all. */
  readonly file: string;
  readonly rows: DatasetReport['refusals'];
  /** How many there are, named or not. */
  readonly of: number;
}

function NamedRows({ title, file, rows: named, of }: NamedRowsProps) {
  const { t } = useTranslation('datasets');
  const head = [t('report.line'), t('report.column'), t('report.reason')];
  const rows = named.map(({ line, column, message }) => [line, column, sayAlone(message)] as const);
  const shown = rows.slice(0, SHOWN);
  return (
    <Part
      title={title}
      {...(shown.length < of && {
        note: t('report.more', { shown: count(shown.length), of: count(of) }),
      })}
      action={
        <Button
          size="xs"
          variant="default"
          onClick={() => download(csvFile([head, ...rows]), file)}
        >
          {t('report.save')}
        </Button>
      }
    >
      <ScrollingTable
        label={t('report.rows')}
        columns={head.map((title) => ({ title, className: classes.words }))}
      >
        {shown.map(([line, column, reason]) => (
          <tr key={`${line} ${column}`}>
            <td className={table.when}>{count(line)}</td>
            <td>{column}</td>
            <td className={classes.words}>{reason}</td>
          </tr>
        ))}
      </ScrollingTable>
    </Part>
  );
}
