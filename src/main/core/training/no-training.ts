import { failed } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Handlers } from '../dispatcher.ts';

/** What is said where there is no training realm: to a command, and within training itself. */
export const noTraining: Handlers['resetTraining'] = async () =>
  failed({ kind: 'unavailable', message: message('trainingAbsent') });
