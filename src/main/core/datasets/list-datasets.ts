import { DATASET_KINDS } from '../../../shared/domain/data/dataset.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type { DatasetList } from '../../../shared/schemas/data/dataset.ts';
import type { DatasetStore } from './dataset-store.ts';

/** Lists what the look-ups read, of each kind one. */
export function listDatasets(store: DatasetStore) {
  return async (): Promise<Result<DatasetList>> => {
    const [inUse, demonstration] = await Promise.all([store.inUse(), store.demonstrationRows()]);
    const datasets = DATASET_KINDS.map((kind) => {
      const found = inUse.find((dataset) => dataset.kind === kind);
      if (!found) return { kind, rows: demonstration[kind], imported: null };
      const { rows, fileName, sha256, importedAt } = found;
      return { kind, rows, imported: { fileName, sha256, at: utcText(importedAt) } };
    });
    return done({ datasets });
  };
}
