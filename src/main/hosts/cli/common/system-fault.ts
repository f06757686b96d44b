import type { Fault } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { storageFaultSaying } from '../../../core/data-state/storage-failure.ts';

/** What a file or a folder is not, by the codes of the system. errno(3) */
const BY_ERRNO: Readonly<Record<string, 'invalid' | 'notFound' | 'conflict'>> = {
  ENOENT: 'notFound',
  EEXIST: 'conflict',
  ENOTEMPTY: 'conflict',
  ENOTDIR: 'invalid',
  EISDIR: 'invalid',
  ELOOP: 'invalid',
  ENAMETOOLONG: 'invalid',
};

/** The fault of an error of the system or of SQLite, with a message of its own; undefined for any other. */
export function systemFault(error: unknown, said: Message): Fault | undefined {
  const failure = storageFailureOf(error);
  if (failure) return storageFaultSaying(failure, said);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const kind = Object.hasOwn(BY_ERRNO, code) ? BY_ERRNO[code] : undefined;
  return kind && { kind, message: said };
}
