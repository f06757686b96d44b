import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressLine } from '../../../../shared/domain/address.ts';
import { fieldValue, itemsOf } from '../../../../shared/domain/quote-fields/field-value.ts';
import {
  FORM_LISTS,
  type FormListPath,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import {
  type FieldPath,
  fieldAt,
  isFieldPath,
} from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { MailAddress, PhoneNumber } from '../../../components/links.tsx';
import { Private } from '../../../components/private.tsx';
import { customerPlace } from '../../../data/places.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { dayOf } from '../../../i18n/day.ts';
import { fieldWords } from '../../../i18n/field-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { nameOf } from '../../../i18n/say.ts';
import { itemLine } from '../words/item-line.ts';
import {
  correctTitle,
  type OnDriverNumber,
  placeOf,
  policyDrivers,
  recordTitle,
} from '../words/policy-drivers.ts';
import { Card, type Line } from './card.tsx';
import classes from './cards.module.css';
import { PolicyNow } from './policy-now.tsx';
import { coverWords, useSaleLines } from './sale-lines.tsx';

/** The cards of a quote's page that show what was given. */
type CardName = 'customer' | 'vehicle' | 'cover';

/** A line of a card; without words of its own it shows the one field. */
interface Place {
  readonly card: CardName;
  readonly name?: 'address' | 'licence' | 'engine';
  readonly value?: (quote: Quote) => ReactNode;
}

/** A text of personal data; undefined where there is none. */
const own = (text: string | undefined) => text && <Private>{text}</Private>;

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

const ADDRESS: Place = {
  card: 'customer',
  name: 'address',
  value: ({ customer }) => own(addressLine({ ...customer.address, country: undefined })),
};
const EMAIL: Place = {
  card: 'customer',
  value: ({ customer: { email } }) => email && <MailAddress address={email} />,
};
const PHONE: Place = {
  card: 'customer',
  value: ({ customer: { phone } }) => phone && <PhoneNumber number={phone} />,
};
const LICENCE: Place = {
  card: 'customer',
  name: 'licence',
  value: ({ customer: { licenceType, licenceHeldYears: count } }) =>
    joined(
      licenceType && bookWords(licenceType),
      count === undefined ? '' : translate('quote:given.years', { count }),
    ),
};
const ENGINE: Place = {
  card: 'vehicle',
  name: 'engine',
  value: ({ vehicle: { engineSize, fuelType } }) =>
    joined(
      engineSize === undefined ? '' : fieldWords.engine(engineSize, { unit: 'cc' }),
      fuelType && bookWords(fuelType),
    ),
};
const USE: Place = {
  card: 'cover',
  value: ({ policy: { useClass } }) => useClass && bookWords(useClass),
};

/** Where each field stands, in the order of the lines; several may share one. */
const PLACES: Readonly<Record<FieldPath, Place | 'heading' | 'notShown'>> = {
  'Customer/Title': 'heading',
  'Customer/FirstName': 'heading',
  'Customer/Surname': 'heading',
  'Customer/DateOfBirth': { card: 'customer' },
  'Address/AddressLine1': ADDRESS,
  'Address/Town': ADDRESS,
  'Address/County': ADDRESS,
  'Address/Eircode': ADDRESS,
  'Address/Country': 'notShown',
  'Customer/Phone': PHONE,
  'Customer/Email': EMAIL,
  'Customer/Occupation': { card: 'customer' },
  'Customer/YearsResident': { card: 'customer' },
  'Customer/PenaltyPoints': { card: 'customer' },
  'Customer/MarketingConsent': { card: 'customer' },
  'Customer/Language': { card: 'customer' },
  'Customer/LicenceType': LICENCE,
  'Customer/LicenceHeldYears': LICENCE,
  'Vehicle/RegistrationNumber': 'heading',
  'Vehicle/Make': 'heading',
  'Vehicle/Model': 'heading',
  'Vehicle/Year': { card: 'vehicle' },
  'Vehicle/Value': { card: 'vehicle' },
  'Vehicle/EngineSize': ENGINE,
  'Vehicle/FuelType': ENGINE,
  'Vehicle/Mileage': { card: 'vehicle' },
  'Vehicle/SecurityDevices/AlarmImmobiliser': { card: 'vehicle' },
  'Vehicle/BodyType': { card: 'vehicle' },
  'Vehicle/WeightClass': { card: 'vehicle' },
  'Vehicle/Imported': { card: 'vehicle' },
  'Vehicle/Modifications': { card: 'vehicle' },
  'Vehicle/OvernightParking': { card: 'vehicle' },
  'Vehicle/Owner': { card: 'vehicle' },
  'Vehicle/RegisteredKeeper': { card: 'vehicle' },
  'Policy/CoverType': 'heading',
  // The period says both.
  'Policy/InceptionDate': 'heading',
  'Policy/ExpiryDate': 'heading',
  'Policy/UseClass': USE,
  'ClaimsHistory/NumberOfClaims': { card: 'cover' },
  'ClaimsHistory/YearsNoClaims': { card: 'cover' },
  'NoClaimsBonus/Years': { card: 'cover' },
  'NoClaimsBonus/Insurer': { card: 'cover' },
  'NoClaimsBonus/Country': { card: 'cover' },
  'NoClaimsBonus/ExpiryDate': { card: 'cover' },
  'NoClaimsBonus/Protected': { card: 'cover' },
  'NoClaimsBonus/EvidenceSeen': { card: 'cover' },
  'PreviousInsurance/Insurer': { card: 'cover' },
  'PreviousInsurance/Refused': { card: 'cover' },
  'PreviousInsurance/SpecialTerms': { card: 'cover' },
  // The premium's steps say which one holds now.
  'Policy/Product': 'notShown',
  'Policy/Excess': 'notShown',
};

/** The card of each list's items. */
const ITEM_CARDS: Readonly<Record<FormListPath, CardName>> = {
  'Customer/Convictions/Conviction': 'customer',
  'Customer/Disqualifications/Disqualification': 'customer',
  'ClaimsHistory/Claims/Claim': 'cover',
  'Drivers/Driver': 'customer',
};

/** The items of the lists of a card. */
function itemLines(card: CardName, quote: Quote): Line[] {
  return FORM_LISTS.filter(({ path }) => ITEM_CARDS[path] === card).flatMap((list) =>
    itemsOf(quote, list).map(
      (item, at): Line => [nameOf(itemPath(list.path, at + 1)), own(itemLine(list, item))],
    ),
  );
}

/** The line of the one field of a path. */
function lineOf(path: FieldPath, { name, value }: Place, quote: Quote): Line {
  const field = fieldAt(path);
  const { key, kind, isPrivate } = field;
  const label = translate(name ? `quote:given.${name}` : `quote:field.${key}`);
  if (value) return [label, value(quote)];
  const given = fieldValue(quote, key);
  const words = given === undefined ? undefined : fieldWords[kind](given, field);
  return [label, isPrivate ? own(words) : words];
}

/** The lines of a card, each once, with what a quote has there. */
export function givenLines(card: CardName, quote: Quote): readonly Line[] {
  const lines = new Map<Place, Line>();
  for (const [path, place] of Object.entries(PLACES)) {
    if (typeof place !== 'object' || place.card !== card || !isFieldPath(path)) continue;
    if (!lines.has(place)) lines.set(place, lineOf(path, place, quote));
  }
  return [...lines.values(), ...itemLines(card, quote)];
}

/** The driver number of everyone who drives, each with the way to record it. */
function driverNumberLines(quote: Quote, onRecord: OnDriverNumber | undefined): Line[] {
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

interface GivenProps {
  readonly page: QuotePage;
  /** Asks for a driver number; undefined where none can be recorded any more. */
  readonly onDriverNumber: OnDriverNumber | undefined;
  /** Asks to withdraw an override; undefined where the quote is no longer open. */
  readonly onWithdraw: ((override: ActiveOverride) => void) | undefined;
}

/** Who and what is insured, and how: what the quote was made from with what is sold, each thing once. */
export function Given({ page, onDriverNumber, onWithdraw }: GivenProps) {
  const { t } = useTranslation(['quote', 'common']);
  const sale = useSaleLines(page, onWithdraw);
  const { quote, customerKey } = page;
  const { customer, vehicle, policy, policyId } = quote;
  const name = [customer.title, customer.firstName, customer.surname].filter(Boolean).join(' ');
  return (
    <div className={classes.cards}>
      <Card
        title={t('given.customer')}
        head={
          <Anchor component={Link} href={customerPlace(customerKey)} inherit>
            {own(name)}
          </Anchor>
        }
        lines={[...givenLines('customer', quote), ...driverNumberLines(quote, onDriverNumber)]}
      />
      <div className={classes.stack}>
        <Card
          title={t('given.vehicle')}
          head={
            <>
              {vehicle.make} {vehicle.model} <code>{vehicle.registrationNumber}</code>
            </>
          }
          lines={givenLines('vehicle', quote)}
        />
        {policyId !== undefined && <PolicyNow policyId={policyId} />}
      </div>
      <Card
        title={t('given.cover')}
        head={coverWords(policy)}
        lines={[...sale, ...givenLines('cover', quote), [t('given.made'), dayOf(quote.createdAt)]]}
      />
    </div>
  );
}
