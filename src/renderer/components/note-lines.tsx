import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../shared/schemas/people/notes.ts';
import { moment, writtenDay } from '../i18n/day.ts';
import { who } from '../i18n/who.ts';
import classes from './note-lines.module.css';
import { Private } from './private.tsx';

interface NoteLinesProps {
  readonly notes: readonly Note[];
  /** The Irish day. */
  readonly today: string;
  /** Says that one was followed up; absent for who may not. */
  readonly onTick?: ((noteId: string) => void) | undefined;
  /** What says which quote a note is on. */
  readonly on?: (note: Note) => ReactNode;
}

/** Notes with who wrote them and when, each with what became of its day. */
export function NoteLines({ notes, today, onTick, on }: NoteLinesProps) {
  const { t } = useTranslation('notes');
  return (
    <ul className={classes.list} aria-label={t('notes')}>
      {notes.map((note) => {
        const { noteId, text, followUpOn, followedUp, at, by, user } = note;
        const isOpen = followUpOn !== undefined && followedUp === undefined;
        return (
          <li key={noteId}>
            <div>
              <div className={classes.text}>
                <Private>{text}</Private>
              </div>
              <div className={classes.quiet}>
                {on?.(note)}
                {`${who(by, user)} · ${moment(at)}`}
                {isOpen && (
                  <span className={followUpOn <= today ? classes.due : undefined}>
                    {` · ${t('comesBack', { day: writtenDay(followUpOn) })}`}
                  </span>
                )}
                {followedUp &&
                  ` · ${t('followedUp', { who: who(followedUp.by, followedUp.user), moment: moment(followedUp.at) })}`}
              </div>
            </div>
            {isOpen && onTick && (
              <Button size="compact-sm" variant="default" onClick={() => onTick(noteId)}>
                {t('tick')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
