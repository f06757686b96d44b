import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useTableWords } from '../table-words.ts';
import classes from './csv.module.css';
import type { CsvFault } from './file-rows.ts';

/** More would say nothing new. */
const MOST_SHOWN = 100;

interface CsvFaultsProps {
  readonly fileName: string;
  readonly faults: readonly CsvFault[];
  readonly onClose: () => void;
}

/** Why nothing of a file is taken: every fault with its row and a sentence. */
export function CsvFaults({ fileName, faults, onClose }: CsvFaultsProps) {
  const { t } = useTranslation(['bookEdit', 'common']);
  const { columnName } = useTableWords();
  const said = (fault: CsvFault): string => {
    if (fault.kind !== 'cell') return t(`csv.fault.${fault.kind}`, { ...fault });
    const { row, column, text, reason } = fault;
    const cell = t('cell', { row: t('csv.row', { row }), column: columnName(column) });
    const what = t(`invalid.${reason}`);
    return t(text.trim() === '' ? 'csv.fault.emptyCell' : 'csv.fault.cell', { cell, text, what });
  };
  return (
    <Notice
      tone="fault"
      urgent
      title={t('csv.refused', { file: fileName })}
      action={
        <Button size="xs" variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className={classes.faults}>
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={said(fault)}>{said(fault)}</li>
        ))}
        {faults.length > MOST_SHOWN && (
          <li>{t('csv.more', { count: faults.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </Notice>
  );
}
