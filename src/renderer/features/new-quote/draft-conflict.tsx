import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Draft } from '../../../shared/schemas/quotes/draft.ts';
import { Notice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { MARK } from '../../data/form-fields.ts';
import { moment } from '../../i18n/moment.ts';
import { nameOf } from '../../i18n/say.ts';
import classes from './draft-conflict.module.css';
import { focusOn, idOf } from './focus.ts';
import { CONFLICT } from './store/finish.ts';
import { changedFields } from './store/form.ts';
import { readContent } from './store/read-content.ts';
import { newQuote } from './store/store.ts';

/** So many fields are shown with both contents. */
const MOST = 5;

/** The fields that are not the same here and there. */
function Differences({ theirs }: { readonly theirs: Draft }) {
  const { t } = useTranslation('newQuote');
  const mine = useStore(newQuote.form, ({ content }) => content);
  const other = readContent(theirs.content);
  const paths = changedFields(mine, other);
  const quoted = (text: string | undefined) => (text ? `“${text}”` : t('conflict.empty'));
  return (
    <ul>
      {paths.slice(0, MOST).map((path) => (
        <li key={path}>
          <Private>
            {t('conflict.field', {
              field: nameOf(path),
              here: quoted(mine.texts[path]),
              there: quoted(other.texts[path]),
            })}
          </Private>
        </li>
      ))}
      {paths.length > MOST && <li>{t('conflict.more', { count: paths.length - MOST })}</li>}
      {paths.length === 0 && <li>{t('conflict.choices')}</li>}
    </ul>
  );
}

/** What another window did to the open draft meanwhile, and the choice between both contents. */
export function DraftConflict({ id }: { readonly id: string }) {
  const { t } = useTranslation('newQuote');
  const [, navigate] = useLocation();
  const conflict = useStore(newQuote.conflicts, (conflicts) => conflicts[id]);
  if (!conflict) return null;
  const { keepMine, takeTheirs } = newQuote.otherWindows;
  const decide = (work: (id: string) => void) => () => {
    work(id);
    focusOn(MARK);
  };
  const discard = async () => {
    await newQuote.keeper.forget(id);
    navigate('/new');
  };
  const isGone = conflict.kind === 'gone';
  return (
    <div className={classes.conflict} id={idOf(CONFLICT)} tabIndex={-1}>
      <Notice
        urgent
        tone="warning"
        title={
          isGone
            ? t('conflict.gone')
            : t('conflict.changed', { when: moment(conflict.theirs.savedAt) })
        }
      >
        {!isGone && <Differences theirs={conflict.theirs} />}
        <div className={classes.choices}>
          <Button size="xs" variant="default" onClick={decide(keepMine)}>
            {t(isGone ? 'conflict.keepAsNew' : 'conflict.keepMine')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={isGone ? () => void discard() : decide(takeTheirs)}
          >
            {t(isGone ? 'conflict.discard' : 'conflict.takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
