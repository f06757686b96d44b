import { Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';

/** How many characters of base64 so many bytes take. RFC 4648 4 */
const charactersOf = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** The most bytes of a request with a file of so many bytes, with what JSON adds. */
export const requestBytes = (fileBytes: number) => charactersOf(fileBytes) + 1024;

/** The content of a file as base64. @param mostBytes of the file */
export const base64Text = (mostBytes: number) =>
  Type.String({
    maxLength: charactersOf(mostBytes),
    pattern: '^[A-Za-z0-9+/]*={0,2}$',
    ...rule('base64'),
  });
