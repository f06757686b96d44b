import { isListPath, type ListPath } from './quote-lists.ts';

/** The path of an item, as `Drivers/Driver[2]`: positions count from 1, as in XPath. */
export function itemPath<Path extends string>(list: Path, position: number): `${Path}[${number}]` {
  return `${list}[${position}]`;
}

/** A place in an item of a list. */
export interface ItemPlace {
  readonly list: ListPath;
  /** From 1. */
  readonly position: number;
  /** The element in the item; undefined: the item itself. */
  readonly name: string | undefined;
}

const ITEM = /^([^[\]]+)\[(\d+)\](?:\/([^[\]/]+))?$/;

/** Which place in an item a path leads to; undefined where it leads to none. */
export function itemPlace(path: string): ItemPlace | undefined {
  const [, list = '', position, name] = ITEM.exec(path) ?? [];
  return isListPath(list) ? { list, position: Number(position), name } : undefined;
}

/** The path without positions: `Drivers/Driver/Surname` of `Drivers/Driver[2]/Surname`. */
export function withoutPositions(path: string): string {
  return path.replace(/\[\d+\]/g, '');
}
