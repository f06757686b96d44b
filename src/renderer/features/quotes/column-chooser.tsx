import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import classes from './column-chooser.module.css';
import { QUOTE_COLUMNS, type QuoteColumn, shifted, toggled, USUAL_COLUMNS } from './columns.ts';

interface ColumnChooserProps {
  readonly columns: readonly QuoteColumn[];
  readonly onChange: (columns: readonly QuoteColumn[]) => void;
}

/** Which columns the list has, and in which order. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const { t } = useTranslation('quotes');
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
                  onChange={() => onChange(toggled(columns, column))}
                />
                {place !== -1 && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('columns.up', { column: name })}
                      disabled={place === 0}
                      onClick={() => onChange(shifted(columns, column, -1))}
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
                      onClick={() => onChange(shifted(columns, column, 1))}
                    >
                      <Icon name="down" />
                    </ActionIcon>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(USUAL_COLUMNS)}>
          {t('columns.usual')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
