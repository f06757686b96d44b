import type { App } from '../../../src/main/app/app.ts';
import { BROKER, type Conditions } from '../../../src/main/core/dispatcher.ts';
import type { DatasetKind } from '../../../src/shared/domain/data/dataset.ts';
import type { Result } from '../../../src/shared/result/result.ts';
import type { DatasetImport, DatasetReport } from '../../../src/shared/schemas/data/dataset.ts';
import { ask } from '../host/ask.ts';

type Dispatching = Pick<App, 'dispatch'>;

/** Hands a file over in parts. @returns what names it */
export async function upload(app: Dispatching, content: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(content);
  const half = Math.ceil(bytes.length / 2);
  const part = (from: number, to: number) => bytes.subarray(from, to).toString('base64');
  const first = await ask(app, 'receiveFilePart', { contentBase64: part(0, half) });
  const rest = { upload: first.upload, contentBase64: part(half, bytes.length) };
  return (await ask(app, 'receiveFilePart', rest)).upload;
}

interface ImportConditions
  extends Conditions,
    Pick<Partial<DatasetImport>, 'dryRun' | 'columns' | 'fileName'> {}

/** Imports a file as the screens do. */
export async function importing(
  app: Dispatching,
  kind: DatasetKind,
  content: string | Uint8Array,
  { dryRun = false, columns = [], fileName = `${kind}.csv`, ...conditions }: ImportConditions = {},
): Promise<Result<DatasetReport>> {
  const order = { kind, upload: await upload(app, content), fileName, dryRun, columns };
  const result = await app.dispatch(BROKER, 'importDataset', order, conditions);
  // The dispatcher's handlers are typed by the same contract.
  return result as Result<DatasetReport>;
}

/** Imports a file that must be read. */
export async function imported(...given: Parameters<typeof importing>): Promise<DatasetReport> {
  const result = await importing(...given);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
