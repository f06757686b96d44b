import { Button, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandId } from '../../commands/catalogue.ts';
import { keysOf, useCommands } from '../../commands/commands.ts';
import { holderOf, keysGiven, readKeys } from '../../commands/keys.ts';
import keyClasses from '../../commands/keys-shown.module.css';
import { writtenKeys } from '../../commands/keys-shown.tsx';
import classes from './fields/settings.module.css';

/** The keys of the commands that change; null: the usual ones again. */
export type ShortcutChanges = Readonly<Partial<Record<CommandId, string | null>>>;

interface ShortcutRowProps {
  readonly id: CommandId;
  readonly keep: (changes: ShortcutChanges) => unknown;
}

/** `listening`: the next press counts; `taken`: it is another command's, and the broker decides. */
type Moment =
  | { readonly kind: 'rest' }
  | { readonly kind: 'listening'; readonly refused: boolean }
  | { readonly kind: 'taken'; readonly keys: string; readonly holder: CommandId };

const REST: Moment = { kind: 'rest' };

/** One command with its keys. */
export function ShortcutRow({ id, keep }: ShortcutRowProps) {
  const { t } = useTranslation(['settings', 'commands', 'common']);
  const state = useCommands();
  const [moment, setMoment] = useState<Moment>(REST);
  const keys = keysOf(state, id);
  const title = t(`commands:title.${id}`);

  const give = (chosen: string) => {
    setMoment(REST);
    keep(keysGiven(state, id, chosen));
  };
  const forget = () => {
    setMoment(REST);
    keep({ [id]: null });
  };
  const press = (event: KeyboardEvent) => {
    if (moment.kind !== 'listening') return;
    if (event.key === 'Tab') return setMoment(REST);
    // Nothing that is pressed here is a command.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setMoment(REST);
    if (event.key === 'Backspace' || event.key === 'Delete') return give('');
    const read = readKeys(event.nativeEvent);
    if (read.kind === 'refused') setMoment({ kind: 'listening', refused: true });
    if (read.kind !== 'keys') return;
    const holder = holderOf(state, id, read.keys);
    if (holder === undefined) give(read.keys);
    else setMoment({ kind: 'taken', keys: read.keys, holder });
  };

  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        {keys === undefined ? (
          <span className={classes.quiet}>{t('common:none')}</span>
        ) : (
          <kbd className={keyClasses.keys}>{writtenKeys(keys)}</kbd>
        )}
      </td>
      <td>
        <div className={classes.line}>
          <span role="status" className={classes.quiet}>
            {moment.kind === 'listening' &&
              t(moment.refused ? 'shortcuts.refused' : 'shortcuts.listening')}
            {moment.kind === 'taken' &&
              t('shortcuts.taken', {
                keys: writtenKeys(moment.keys),
                command: t(`commands:title.${moment.holder}`),
              })}
          </span>
          {moment.kind === 'taken' && (
            <Button size="compact-sm" autoFocus onClick={() => give(moment.keys)}>
              {t('shortcuts.takeOver')}
            </Button>
          )}
          {moment.kind === 'rest' && state.ownKeys[id] !== undefined && (
            <Button size="compact-sm" variant="default" onClick={forget}>
              {t('shortcuts.reset')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={moment.kind === 'listening'}
            className={classes.press}
            onClick={() =>
              setMoment(moment.kind === 'rest' ? { kind: 'listening', refused: false } : REST)
            }
            onKeyDown={press}
            onBlur={() => setMoment((now) => (now.kind === 'listening' ? REST : now))}
          >
            {moment.kind === 'rest' && t('shortcuts.change')}
            {moment.kind === 'listening' && t('shortcuts.press')}
            {moment.kind === 'taken' && t('common:cancel')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}
