import { done, invalid, type Result } from '../../../../shared/result/result.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { ImportOptions } from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import type { Context } from '../../dispatcher.ts';
import { isFault } from '../../rating/examine/finding.ts';
import type { TableStep } from './event.ts';
import { keepSteps, type LifecycleParts, type Plan, saidIn } from './keep-step.ts';
import { judgePublisher, publisherOf, type Signatures } from './publisher.ts';
import { findingsNextTo } from './sound.ts';
import { currentStateOf } from './state.ts';
import type { RateTable } from './table.ts';

export interface ImportParts<T, S> extends LifecycleParts<T, S> {
  readonly signatures: Signatures;
  /** The canonical JSON of a value. */
  readonly canonical: (value: unknown) => string;
}

/**
 * Takes a table in as a draft, and says what the checks find in it: without a fault it is checked. The
 * same content again is the same table.
 */
export async function importTable<T, S>(
  parts: ImportParts<T, S>,
  given: unknown,
  { signature, trust = false, name }: ImportOptions,
  context: Context,
): Promise<Result<CheckedTable<S>>> {
  const { kind, digestOf, canonical, signatures } = parts;
  const read = await kind.read(given);
  if (!read.ok) return read;
  if ('findings' in read.value) {
    return invalid(
      read.value.findings.map(({ path, message }) => ({
        path: path === '' ? kind.of : `${kind.of}.${path}`,
        message,
      })),
    );
  }
  const { content } = read.value;
  const hash = digestOf(content);
  const scheme = kind.schemeOf(content);
  return keepSteps(parts, context, async (tables): Promise<Result<Plan<T>>> => {
    const judged = judgePublisher(
      {
        scheme,
        signature,
        trust,
        text: () => canonical(content),
        refusals: kind.refusals,
        known: publisherOf({ of: kind.of, scheme }, tables.events),
      },
      signatures,
    );
    if (!judged.ok) return judged;
    const found = await findingsNextTo(tables, { hash, content }, kind);
    if (!found.ok) return found;
    const findings = found.value;
    const isSound = !findings.some(isFault);
    const known = tables.all.find((table) => table.hash === hash);
    const drafted: TableStep = {
      step: 'drafted',
      detail: {
        ...(scheme === undefined ? {} : { scheme }),
        ...saidIn(name === undefined ? {} : { name }),
        ...(signature ? { signature } : {}),
        ...(judged.value.trusted ? { trusted: true as const } : {}),
      },
    };
    const checked: TableStep = { step: 'checked', detail: { warnings: findings.length } };
    const isNewlySound = isSound && !known?.state.isChecked && !known?.state.activeFrom;
    const steps = [...(known ? [] : [drafted]), ...(isNewlySound ? [checked] : [])];
    const table: RateTable<T> = known ?? {
      hash,
      content,
      events: [],
      state: currentStateOf([], undefined),
    };
    return done({ table, findings, steps, ...(known ? {} : { draft: { hash, content } }) });
  });
}
