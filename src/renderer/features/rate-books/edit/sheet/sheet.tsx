// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA lets a table be a grid
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Legend } from '../../heat/legend.tsx';
import type { Draft } from '../book/draft.ts';
import { writtenPath } from '../book/path.ts';
import { type Cell, type Column, cellPath, cellValue, formAt } from '../book/table.ts';
import { useTableWords } from '../table-words.ts';
import { reasonAt, textAt } from './edits.ts';
import { cellOnly, isIn, rangeOf } from './selection.ts';
import classes from './sheet.module.css';
import { baseValues, NUMERIC, SheetCell } from './sheet-cell.tsx';
import { type SheetParts, useSheet } from './use-sheet.ts';

interface SheetProps extends SheetParts {
  readonly base: Draft;
  readonly label: string;
  /** The paths of the cells in which the checks found something, each with its sentence. */
  readonly findings: ReadonlyMap<string, string>;
}

/** A table of the rate book to edit like a spreadsheet. */
export function Sheet(props: SheetProps) {
  const { draft, base, table, label, findings } = props;
  const { t } = useTranslation('bookEdit');
  const { columnName, rowName } = useTableWords();
  const sheet = useSheet(props);
  const { selection, writing, misfit } = sheet;
  const { active } = selection;
  const text = useId();
  const before = useMemo(() => baseValues(base, draft, table), [base, draft, table]);
  const chosen = rangeOf(selection);
  const cellName = ({ row, column }: Cell) =>
    t('cell', {
      row: table.rows[row] ? rowName(draft, table, row) : row + 1,
      column: table.columns[column] ? columnName(table.columns[column]) : column + 1,
    });
  const isEmpty = table.rows.length === 0;
  const remark = (): string | undefined => {
    if (isEmpty) return undefined;
    if (misfit) {
      const values = { cell: cellName(misfit), text: misfit.text };
      return t(`misfit.${misfit.reason}`, values);
    }
    const reason = reasonAt(draft, table, active);
    return reason ? t(`invalid.${reason}`) : findings.get(writtenPath(cellPath(table, active)));
  };

  const cell = (column: Column, at: Cell) => {
    const path = writtenPath(cellPath(table, at));
    const isActive = at.row === active.row && at.column === active.column;
    return (
      <SheetCell
        key={column.id}
        form={formAt(table, at)}
        label={cellName(at)}
        value={cellValue(draft, table, at)}
        before={before(at)}
        isActive={isActive}
        isChosen={isIn(chosen, at)}
        writing={isActive ? writing : undefined}
        hasFinding={findings.has(path)}
        onWrite={sheet.setWriting}
        onLeave={() => sheet.settle('stay')}
        onPick={(isMore) =>
          sheet.select(isMore ? { anchor: selection.anchor, active: at } : cellOnly(at))
        }
        onOpen={() => sheet.setWriting(textAt(draft, table, at))}
      />
    );
  };

  return (
    <>
      <div className={classes.frame}>
        <table
          ref={sheet.grid}
          role="grid"
          aria-label={label}
          aria-describedby={text}
          aria-multiselectable
          className={classes.sheet}
          onKeyDown={sheet.onKeyDown}
          onCopy={sheet.onCopy}
          onCut={sheet.onCut}
          onPaste={sheet.onPaste}
        >
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              {table.columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={NUMERIC.includes(column.kind) ? classes.numeric : undefined}
                >
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={writtenPath(row.at)}>
                <th scope="row">{row.name === undefined ? i + 1 : rowName(draft, table, i)}</th>
                {table.columns.map((column, j) => cell(column, { row: i, column: j }))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <p id={text} role="status" className={classes.remark} data-fault={remark() && true}>
          {remark() ?? (isEmpty ? t('rows.none') : cellName(active))}
        </p>
        {!isEmpty && table.columns.some(({ kind }) => kind === 'relativity') && <Legend />}
      </div>
    </>
  );
}
