import { checker } from '../../../shared/contract/check.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import {
  Retention,
  type RetentionChange,
  USUAL_RETENTION,
} from '../../../shared/schemas/people/retention.ts';
import type { ChangingSettings } from '../desk/settings.ts';

/** The name under which they are kept, as one JSON. */
const NAME = 'retention';

const check = checker(Retention);

function retentionOf(text: string | undefined): Retention {
  if (text === undefined) return USUAL_RETENTION;
  const checked = check(JSON.parse(text));
  return 'value' in checked ? checked.value : USUAL_RETENTION;
}

/** How long records of persons are kept. */
export async function readRetention(settings: ChangingSettings): Promise<Retention> {
  return retentionOf(await settings.read(NAME));
}

/** Returns how long records are kept. */
export function getRetention(settings: ChangingSettings) {
  return async (): Promise<Result<Retention>> => done(await readRetention(settings));
}

/** Changes how long records are kept; what is absent stays. */
export function saveRetention(settings: ChangingSettings) {
  return async (change: RetentionChange): Promise<Result<Retention>> =>
    done(
      retentionOf(
        await settings.change(NAME, (text) => JSON.stringify({ ...retentionOf(text), ...change })),
      ),
    );
}
