import { useDataVersion } from '../../../data/data-version.ts';
import { useOperation } from '../../../data/operation-query.ts';

/** Whether the data can not be read, so that nothing of what was set is known. */
export function useIsUnread(): boolean {
  const problem = useDataVersion((state) => state.problem);
  // Data of which only changes are refused still say what the firm is.
  const { value: firm } = useOperation('getFirm', {});
  return problem !== null && firm === undefined;
}
