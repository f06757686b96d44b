import { message } from '../messages/message.ts';

/** Whose data a call is about: the broker's own, or the demonstration to train with. */
export const ENVIRONMENTS = ['live', 'training'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Whether something from outside names an environment. */
export function isEnvironment(word: unknown): word is Environment {
  return ENVIRONMENTS.some((environment) => environment === word);
}

/** What a call of an environment that is not there hears. */
export const NO_ENVIRONMENT = message('environment', { environments: ENVIRONMENTS.join(', ') });
