import type { MessagePort } from 'node:worker_threads';
import type { Task, TaskAnswer, TaskCall, TaskConditions } from './task.ts';
import { writeError } from './task.ts';

/** Bytes of a buffer of their own, which can change threads without a copy. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** Does the tasks that its owner asks a worker thread for, and answers each. */
export function serveTasks(port: MessagePort, tasks: object): void {
  const byName = new Map(Object.entries(tasks) as [string, Task<unknown, unknown>][]);
  const answer = (message: TaskAnswer, moved: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, moved);

  async function take({ id, name, input, cancelled }: TaskCall): Promise<void> {
    const task = byName.get(name);
    if (!task) throw new TypeError(`There is no task ${name}`);
    const conditions: TaskConditions = {
      onProgress: (progress) => answer({ id, kind: 'progress', progress }),
      isCancelled: () => Atomics.load(cancelled, 0) === 1,
    };
    const value = await task(input, conditions);
    if (!(value instanceof Uint8Array)) return answer({ id, kind: 'done', value });
    const bytes = ownBytes(value);
    answer({ id, kind: 'done', value: bytes }, [bytes.buffer]);
  }

  port.on('message', (call: TaskCall) => {
    take(call).catch((error: unknown) =>
      answer({ id: call.id, kind: 'failed', error: writeError(error) }),
    );
  });
}
