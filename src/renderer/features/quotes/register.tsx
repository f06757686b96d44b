import { type ReactNode, useState } from 'react';
import { ScreenLink } from '../../components/links.tsx';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { MoreButton } from '../../components/table.tsx';
import { type Answer, faultToSay } from '../../data/operation-query.ts';

/** Of what is there, in pixels, until it is. */
const ROOM = 320;
const PAGE = 50;

/** How many a register lists: more, once they are asked for. */
export function usePaging() {
  const [limit, onLimit] = useState(PAGE);
  return { limit, onLimit };
}

interface RegisterProps<T> {
  readonly title: string;
  readonly lead: string;
  /** What the way back to all quotes is called. */
  readonly back: string;
  readonly answer: Answer<T>;
  readonly isEmpty: (value: T) => boolean;
  /** What stands there where it is empty. */
  readonly empty: ReactNode;
  readonly paging: ReturnType<typeof usePaging>;
  /** The most that the service lists. */
  readonly most: number;
  readonly hasMore: (value: T) => boolean;
  /** What chooses among what is listed. */
  readonly filter?: ReactNode;
  /** The table of what there is. */
  readonly children: (value: T) => ReactNode;
}

/** A screen that lists all of one kind, as many as are asked for. */
export function Register<T>(props: RegisterProps<T>) {
  const { title, lead, back, answer, isEmpty, empty, paging, most, hasMore, filter, children } =
    props;
  const { value, fault, refetch } = answer;

  function listing() {
    const problem = faultToSay(fault, value !== undefined);
    if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
    if (value === undefined) return <Waiting what={title} height={ROOM} />;
    if (isEmpty(value)) return empty;
    return (
      <>
        {children(value)}
        {hasMore(value) && <MoreButton {...paging} most={most} />}
      </>
    );
  }

  return (
    <Screen title={title} lead={lead} actions={<ScreenLink to="/quotes">{back}</ScreenLink>}>
      {filter}
      {listing()}
    </Screen>
  );
}
