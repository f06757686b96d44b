import { Button, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Draft, DraftLine } from '../../../shared/schemas/quotes/draft.ts';
import { Icon } from '../../components/icon.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { MARK } from '../../data/form-fields.ts';
import { useOperation } from '../../data/operation-query.ts';
import { moment } from '../../i18n/day.ts';
import { nameOf } from '../../i18n/say.ts';
import { focusOn, idOf } from './focus.ts';
import classes from './new-quote.module.css';
import { CONFLICT } from './store/finish.ts';
import { changedFields } from './store/form.ts';
import { newQuote } from './store/new-quote.ts';
import { readContent } from './store/read-content.ts';

const NO_DRAFTS: readonly DraftLine[] = [];

/** What the host has no more, though something of it was never saved: the broker decides. */
function useOrphans(drafts: readonly DraftLine[]): readonly Orphan[] {
  const conflicts = useStore(newQuote.conflicts);
  return Object.entries(conflicts)
    .filter(([id, conflict]) => conflict?.kind === 'gone' && drafts.every((each) => each.id !== id))
    .map(([id]) => ({ id, title: newQuote.keeper.newest(id)?.title ?? '' }));
}

type Orphan = Pick<DraftLine, 'id' | 'title'>;

interface DraftLinkProps extends Orphan {
  /** The line below its title. */
  readonly note: string;
  readonly open?: boolean;
}

/** The way to a draft. */
function DraftLink({ id, title, note, open = false }: DraftLinkProps) {
  const { t } = useTranslation('newQuote');
  return (
    <Link href={`/new/${id}`} className={classes.go} {...(open && { 'aria-current': 'page' })}>
      <span className={classes.title}>
        <Private>{title || t('draft.untitled')}</Private>
      </span>
      <span className={classes.when}>{note}</span>
    </Link>
  );
}

interface DraftRowProps {
  readonly draft: DraftLine;
  readonly open: boolean;
  readonly onDeleted: () => void;
}

function DraftRow({ draft, open, onDeleted }: DraftRowProps) {
  const { t } = useTranslation('newQuote');
  const { id, savedAt } = draft;
  const title = draft.title || t('draft.untitled');
  const remove = newQuote.deletedDraft((state) => state.remove);
  return (
    <li className={classes.row}>
      <DraftLink
        id={id}
        title={draft.title}
        note={open ? t('draft.open') : moment(savedAt)}
        open={open}
      />
      <button
        type="button"
        className={classes.remove}
        aria-label={t('draft.delete', { title })}
        onClick={async () => {
          if (await remove(id)) onDeleted();
        }}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

/** The open drafts: to go on with, to delete, and to bring back. */
export function DraftMenu() {
  const { t } = useTranslation('newQuote');
  const [, navigate] = useLocation();
  const { deleted, fault, bringBack } = newQuote.deletedDraft();
  // What was listed last still says more than nothing: a fault of the list itself is not shown.
  const drafts = useOperation('listDrafts', {}).value?.drafts ?? NO_DRAFTS;
  const orphans = useOrphans(drafts);
  const count = drafts.length + orphans.length;
  const draft = useStore(newQuote.session, (state) => state.draft);
  const open = draft.state === 'ready' ? draft.value : undefined;
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" width={340}>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="document" />}>
          {t('draft.drafts', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('draft.label')}>
        {fault && <FaultNotice fault={fault} />}
        {count === 0 && <p className={classes.none}>{t('draft.noDrafts')}</p>}
        <ul className={classes.list}>
          {orphans.map((each) => (
            <li key={each.id} className={classes.row}>
              <DraftLink {...each} note={t('draft.orphan')} />
            </li>
          ))}
          {drafts.map((each) => (
            <DraftRow
              key={each.id}
              draft={each}
              open={each.id === open}
              onDeleted={() => each.id === open && navigate('/new')}
            />
          ))}
        </ul>
        {deleted && (
          <div className={classes.deleted} role="status" data-reveals>
            <Private>{t('draft.deleted', { title: deleted.title || t('draft.untitled') })}</Private>
            <Button size="compact-xs" variant="default" onClick={bringBack}>
              {t('draft.back')}
            </Button>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

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
