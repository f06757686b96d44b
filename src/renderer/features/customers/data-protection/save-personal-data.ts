import type { Fault } from '../../../../shared/contract/result.ts';
import { download } from '../../../components/download.ts';
import { bytesOf } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';

/** Saves all that is kept of a customer as a file. @returns why that failed, if it did */
export async function savePersonalData(
  form: 'json' | 'pdf',
  key: string,
): Promise<Fault | undefined> {
  if (form === 'json') {
    const file = await call('exportPerson', { key });
    if (!file.ok) return file.fault;
    const text = JSON.stringify(file.value, null, 2);
    download(new Blob([text], { type: 'application/json' }), 'personal-data.json');
    return undefined;
  }
  const printed = await call('printPerson', { key });
  if (!printed.ok) return printed.fault;
  const { name, contentBase64 } = printed.value;
  download(new Blob([bytesOf(contentBase64)], { type: 'application/pdf' }), name);
  return undefined;
}
