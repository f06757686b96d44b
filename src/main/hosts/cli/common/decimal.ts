import { InvalidArgumentError } from 'commander';

/** Reads an option that takes a decimal number. */
export function decimalOption(text: string): number {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number, such as 10 or 450.50.');
}
