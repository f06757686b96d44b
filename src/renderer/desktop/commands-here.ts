import { type CommandId, commandIds, entryOf } from '../commands/catalogue.ts';
import { desktop } from './desktop.ts';

/** The commands that this host has, in the order of the catalogue. */
export function commandsHere(): readonly CommandId[] {
  const other = desktop() ? 'browser' : 'desktop';
  return commandIds.filter((id) => entryOf(id).host !== other);
}
