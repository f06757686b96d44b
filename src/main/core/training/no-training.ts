import { message } from '../../../shared/domain/messages/message.ts';
import { failed } from '../../../shared/result/result.ts';
import type { Handlers } from '../dispatcher.ts';

/** The result where there is no training environment: for a command, and within training itself. */
export const noTraining: Handlers['resetTraining'] = async () =>
  failed({ kind: 'unavailable', message: message('trainingAbsent') });
