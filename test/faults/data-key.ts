import { newKeyText, parseKeyText } from '../../src/main/adapters/node/keys/key-file.ts';
import { secretHolder } from '../../src/main/adapters/node/keys/key-holders.ts';

const text = newKeyText();

/** The key of this computer, for every host under faults and those after them; most data need none. */
export const KEY_ENVIRONMENT = { QUOTEDESK_DATA_KEY: text } as const;

/** The same, in this process. */
export const keyHolders = [secretHolder('host', () => parseKeyText(text))];
