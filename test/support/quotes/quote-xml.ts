import { MINIMAL_XML } from '../host/requests.ts';

/** The text without one element; its line stays, so that all other lines keep their numbers. */
export function without(xml: string, name: string): string {
  return replaced(xml, new RegExp(`<${name}>[^<]*</${name}>`), '');
}

/** The text with another content of one leaf element. */
export function withText(xml: string, name: string, text: string): string {
  return replaced(xml, new RegExp(`(?<=<${name}>)[^<]*(?=</${name}>)`), text);
}

/** The text with more after an opening tag, on the same line. */
export function withMore(xml: string, parent: string, more: string): string {
  return replaced(xml, new RegExp(`(?<=<${parent}>)`), more);
}

function replaced(xml: string, pattern: RegExp, by: string): string {
  if (!pattern.test(xml)) throw new Error(`The sample has no ${pattern}`);
  return xml.replace(pattern, () => by);
}

/** The line of an element in a text, from 1. */
export function lineOf(xml: string, name: string): number {
  return xml.slice(0, xml.indexOf(`<${name}>`)).split('\n').length;
}

/** The minimal sample with more elements inside one of its sections. */
export function minimalWith(parent: string, more: string): string {
  return withMore(MINIMAL_XML, parent, more);
}
