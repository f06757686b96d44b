import { Anchor } from '@mantine/core';
import { itemPath } from '../../../shared/domain/quote-fields/item-path.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { translate } from '../../i18n/i18n.ts';
import { nameOf } from '../../i18n/say.ts';
import { type Line, own } from './given-lines.tsx';
import { policyDrivers } from './policy-drivers.ts';

/** Asks for the number of a named driver, by the place from 1, or of the policyholder. */
export type OnDriverNumber = (driver: number | undefined) => void;

/** Where a named driver stands in the document. */
const placeOf = (driver: number) => itemPath('Drivers/Driver', driver);

/** What corrects the number of a driver is called. */
function correctTitle(driver: number | undefined): string {
  return driver === undefined
    ? translate('quote:driverNumber.correctTitle')
    : translate('quote:driverNumber.correctTitleOf', { driver: nameOf(placeOf(driver)) });
}

/** What records the number of a driver is called. */
export function recordTitle(driver: number | undefined): string {
  return driver === undefined
    ? translate('quote:driverNumber.title')
    : translate('quote:driverNumber.titleOf', { driver: nameOf(placeOf(driver)) });
}

/** The driver number of everybody who drives, each with the way to record it. */
export function driverNumberLines(quote: Quote, onRecord: OnDriverNumber | undefined): Line[] {
  return policyDrivers(quote).map(
    ({ driver, driverNumber }): Line => [
      driver === undefined
        ? translate('quote:driverNumber.label')
        : translate('quote:driverNumber.lineOf', { driver: nameOf(placeOf(driver)) }),
      <>
        {own(driverNumber) ?? translate('quote:driverNumber.none')}{' '}
        {onRecord && (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={driverNumber ? correctTitle(driver) : recordTitle(driver)}
            onClick={() => onRecord(driver)}
          >
            {translate(driverNumber ? 'quote:driverNumber.correct' : 'quote:driverNumber.record')}
          </Anchor>
        )}
      </>,
    ],
  );
}
