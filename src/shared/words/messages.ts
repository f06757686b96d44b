import { ENGLISH, type MessageCode } from '../domain/messages/catalogue.ts';

const plural = { upToDays_one: 'up to {{count}} day', upToDays_other: ENGLISH.upToDays };

/** The English of every message of the core and the screens, as the API says it, too. */
export const messages: Record<MessageCode | keyof typeof plural, string> = {
  ...ENGLISH,
  ...plural,
};
