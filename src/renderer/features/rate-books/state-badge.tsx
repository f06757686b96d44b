import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/result/result.ts';
import type { KeptTable, TableState } from '../../../shared/schemas/rate-books/kept-table.ts';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import classes from './rate-books.module.css';

/** Where a book stands as the screens say it: an approved one may have its day already. */
export type ShownState = TableState | 'scheduled';

/** The state of a book as it is shown. */
export function shownState({
  state,
  activatedAt,
}: Pick<KeptTable<unknown>, 'state' | 'activatedAt'>): ShownState {
  return state === 'approved' && activatedAt !== null ? 'scheduled' : state;
}

/** The state of a rate book or a levy table as a word with a colour; the word alone says it. */
export function StateBadge({
  book,
}: {
  readonly book: Pick<KeptTable<unknown>, 'state' | 'activatedAt'>;
}) {
  const { t } = useTranslation('rateBooks');
  const state = shownState(book);
  return (
    <span className={classes.badge} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}

interface AwaitedScreenProps {
  /** What is awaited, or is not there. */
  readonly title: string;
  /** Pixels that it will take. */
  readonly height: number;
  readonly fault: Fault | undefined;
  readonly onRetry: () => void;
  /** The way back where it does not come. */
  readonly back: ReactNode;
}

/** A screen until its answer is there: that it is awaited, or why it does not come. */
export function AwaitedScreen({ title, height, fault, onRetry, back }: AwaitedScreenProps) {
  return (
    <Screen title={title}>
      {fault ? (
        <>
          <FaultNotice fault={fault} onRetry={onRetry} />
          {back}
        </>
      ) : (
        <Waiting what={title} height={height} />
      )}
    </Screen>
  );
}
