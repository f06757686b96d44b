import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { Notice } from '../../../components/notice.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { sayAlone } from '../../../i18n/say.ts';
import classes from '../rate-books.module.css';
import { PartTable } from './part-table.tsx';

/** Shows the part of a book that a finding is about. @param path as `factors[2].rows[0]` */
type Show = (path: string) => void;

const EXAMPLE = /^examples\[(\d+)\]/;

/** Where a finding is: its cell, else its table with the row, else its path. */
function Place({
  finding,
  onShow,
}: {
  readonly finding: FileFinding;
  readonly onShow?: Show | undefined;
}) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { cell, table: of, row, path } = finding;
  const example = EXAMPLE.exec(path)?.[1];
  const title = of && bookWords(of.title);
  const place =
    title && row !== undefined ? t('common:ofRow', { table: title, row: bookWords(row) }) : title;
  if (cell) return <code className={table.code}>{cell}</code>;
  if (example !== undefined) return t('findings.example', { number: Number(example) + 1 });
  if (!place) return <code className={classes.path}>{path}</code>;
  if (!onShow) return place;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('findings.show', { table: place })}
      onClick={() => onShow(path)}
    >
      {place}
    </Button>
  );
}

interface FindingsProps {
  readonly findings: readonly FileFinding[];
  readonly onShow?: Show;
}

/** What the checks find in a rate book, faults first, each with its place. */
export function Findings({ findings, onShow }: FindingsProps) {
  const { t } = useTranslation('rateBooks');
  if (findings.length === 0) return <Notice tone="plain" title={t('findings.none')} />;
  const of = (severity: FileFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const [faults, warnings] = [of('fault'), of('warning')];
  const counts = [
    ...(faults.length > 0 ? [t('findings.faults', { count: faults.length })] : []),
    ...(warnings.length > 0 ? [t('findings.warnings', { count: warnings.length })] : []),
  ];
  const columns = [
    { title: t('findings.severity') },
    { title: t('findings.place') },
    { title: t('findings.what') },
  ];
  return (
    <PartTable label={t('findings.title')} caption={counts.join(', ')} columns={columns}>
      {[...faults, ...warnings].map((finding, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be equal, and none has a state
        <tr key={i}>
          <td className={classes.severity} data-severity={finding.severity}>
            {t(`findings.${finding.severity}`)}
          </td>
          <td>
            <Place finding={finding} onShow={onShow} />
          </td>
          <td className={classes.what}>{sayAlone(finding.message)}</td>
        </tr>
      ))}
    </PartTable>
  );
}
