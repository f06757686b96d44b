import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { schemeFinder } from '../../../shared/domain/derived/scheme-search.ts';
import {
  QUOTE_COLUMNS,
  type QuoteColumn,
  USUAL_COLUMNS,
} from '../../../shared/domain/quote-columns.ts';
import { type SearchTerm, searchTerms } from '../../../shared/domain/search-terms.ts';
import type { SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import type { Scheme } from '../../../shared/schemas/quotes/scheme.ts';
import { NARROWEST } from '../../components/grid/column.ts';
import { Icon } from '../../components/icon.tsx';
import classes from './quotes.module.css';
import { useUndoable } from './use-undoable.ts';

/** The columns as the settings have them; what they name and is no column is left out. */
export function readColumns(kept: readonly string[]): readonly QuoteColumn[] {
  const known = [...new Set(kept)].flatMap(
    (name) => QUOTE_COLUMNS.find((column) => column === name) ?? [],
  );
  return known.length > 0 ? known : USUAL_COLUMNS;
}

/** What the column has that a search looks for, where the column may be hidden. */
const FOUND_BY: readonly (readonly [QuoteColumn, (term: SearchTerm) => boolean])[] = [
  ['dateOfBirth', ({ days }) => days.length > 0],
  ['phone', ({ phones: [phone = ''], days }) => days.length === 0 && /^(?:0|\d{7})/.test(phone)],
];

/** The beginning of a policy's number: one without a digit is told from a name by its hyphen. */
const POLICY_ID = /(?<!\S)p(?:-|(?=\S*\d))[\da-z]{3,}/i;

/**
 * The columns, and behind the first those that a search looks for: what was found is always seen.
 * @param schemes whose insurer a search may name
 */
export function withFound(
  columns: readonly QuoteColumn[],
  search: string,
  schemes: readonly Scheme[] = [],
): readonly QuoteColumn[] {
  const terms = searchTerms(search);
  const ofScheme = schemeFinder(schemes.map((scheme) => ({ scheme })));
  const found: QuoteColumn[] = FOUND_BY.flatMap(([column, isMet]) =>
    terms.some(isMet) ? [column] : [],
  );
  if (POLICY_ID.test(search)) found.push('policyId');
  if (terms.some(({ word }) => ofScheme(word).length > 0)) found.push('insurer');
  const hidden = found.filter((column) => !columns.includes(column));
  return [...columns.slice(0, 1), ...hidden, ...columns.slice(1)];
}

/** The change that shows a column at the end, or hides it; the last one stays. */
export function toggled(columns: readonly QuoteColumn[], column: QuoteColumn): SettingsChange {
  if (!columns.includes(column)) return { entries: { columns: { [column]: columns.length } } };
  return columns.length === 1 ? {} : { entries: { columns: { [column]: null } } };
}

/** The change that moves a column up (-1) or down (1) by one place, where there is one. */
export function shifted(
  columns: readonly QuoteColumn[],
  column: QuoteColumn,
  by: -1 | 1,
): SettingsChange {
  const from = columns.indexOf(column);
  const place = from + by;
  if (from === -1 || place < 0 || place >= columns.length) return {};
  return { entries: { columns: { [column]: place } } };
}

/** The change that makes a column wider or narrower by so many rem. */
export function sized(column: QuoteColumn, width: number, by: number): SettingsChange {
  const to = Math.max(NARROWEST, Math.round(width) + by);
  return { entries: { columnWidths: { [column]: to } } };
}

/** The columns as they are without a choice, and as wide as their words. */
const RESET: SettingsChange = { columns: [], columnWidths: {} };

interface ColumnChooserProps {
  readonly columns: readonly QuoteColumn[];
  /** How wide a column of the list is, in rem; undefined where it is not shown. */
  readonly widthOf: (column: QuoteColumn) => number | undefined;
}

interface StepProps {
  readonly icon: 'up' | 'down' | 'left' | 'right';
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** Moves or sizes a column by one step. */
function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isOff} onClick={onPress}>
      <span className={icon === 'up' ? classes.up : undefined}>
        <Icon name={icon === 'up' ? 'down' : icon} />
      </span>
    </ActionIcon>
  );
}

/** Which columns the list has, in which order, and how wide. */
export function ColumnChooser({ columns, widthOf }: ColumnChooserProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const { change, undo } = useUndoable();
  const isUsual = columns === USUAL_COLUMNS;
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
                    <Step
                      icon="up"
                      label={t('columns.up', { column: name })}
                      isOff={place === 0}
                      onPress={() => change(shifted(columns, column, -1))}
                    />
                    <Step
                      icon="down"
                      label={t('columns.down', { column: name })}
                      isOff={place === columns.length - 1}
                      onPress={() => change(shifted(columns, column, 1))}
                    />
                    <Step
                      icon="left"
                      label={t('columns.narrower', { column: name })}
                      isOff={(widthOf(column) ?? 0) <= NARROWEST}
                      onPress={() => change(sized(column, widthOf(column) ?? NARROWEST, -1))}
                    />
                    <Step
                      icon="right"
                      label={t('columns.wider', { column: name })}
                      isOff={widthOf(column) === undefined}
                      onPress={() => change(sized(column, widthOf(column) ?? NARROWEST, 1))}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {isUsual && <p className={classes.giveWay}>{t('columns.giveWay')}</p>}
        <Button variant="subtle" size="compact-sm" onClick={() => change(RESET)}>
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
