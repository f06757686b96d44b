import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useOperation } from '../../../../data/operation-query.ts';
import { type Draft, type Risk, riskOf } from '../book/draft.ts';

/** Milliseconds after an edit until its effect is asked for. */
const TRY_AFTER = 150;

/** What is tried, and what came out. */
export type Trial = ReturnType<typeof useTrial>;

/** What the edited book does to its examples and to a risk, next to the kept book. */
export function useTrial(draft: Draft, hash: string) {
  const [start, setStart] = useState(0);
  const [own, setOwn] = useState<Risk>();
  const risk = own ?? riskOf(draft, start);
  const [asked] = useDebouncedValue({ draft, risk }, TRY_AFTER);
  const answer = useOperation(
    'tryRateBook',
    { rateBook: asked.draft, base: hash, ...(asked.risk && { risk: asked.risk }) },
    { keepsPrevious: true },
  );
  return {
    answer,
    risk,
    start,
    setRisk: setOwn,
    setStart: (position: number) => {
      setOwn(undefined);
      setStart(position);
    },
  };
}
