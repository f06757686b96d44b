import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QUOTE_COLUMNS, type QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import { Icon } from '../../components/icon.tsx';
import { useUndoable } from '../../data/use-undoable.ts';
import classes from './column-chooser.module.css';
import { shifted, toggled } from './columns.ts';

interface ColumnChooserProps {
  readonly columns: readonly QuoteColumn[];
}

/** Which columns the list has, and in which order. */
export function ColumnChooser({ columns }: ColumnChooserProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const { change, undo } = useUndoable();
  const others = QUOTE_COLUMNS.filter((column) => !columns.includes(column));
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" radius="lg">
      <Popover.Target>
        <Button variant="default">{t('columns.title')}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns.title')}>
        <ul className={classes.list}>
          {[...columns, ...others].map((column) => {
            const place = columns.indexOf(column);
            const name = t(`column.${column}`);
            return (
              <li key={column} className={classes.item}>
                <Checkbox
                  className={classes.name}
                  label={name}
                  checked={place !== -1}
                  disabled={place !== -1 && columns.length === 1}
                  onChange={() => change(toggled(columns, column))}
                />
                {place !== -1 && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('columns.up', { column: name })}
                      disabled={place === 0}
                      onClick={() => change(shifted(columns, column, -1))}
                    >
                      <span className={classes.up}>
                        <Icon name="down" />
                      </span>
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('columns.down', { column: name })}
                      disabled={place === columns.length - 1}
                      onClick={() => change(shifted(columns, column, 1))}
                    >
                      <Icon name="down" />
                    </ActionIcon>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" size="compact-sm" onClick={() => change({ columns: [] })}>
          {t('columns.usual')}
        </Button>
        {undo && (
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            {t('common:undo')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
