import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../shared/schemas/cover.ts';
import { readBackBirth, readBackCover } from '../../i18n/day.ts';
import { ChoiceField } from './choice-field.tsx';
import { DateText } from './date-text.tsx';
import { FieldGroup } from './field-group.tsx';
import { NumberField } from './number-field.tsx';
import { TermField } from './term-field.tsx';
import { TextField } from './text-field.tsx';
import { useLookUpNote } from './use-look-up-note.ts';

/** Titles never price; any other word is taken, too. */
const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev', 'Fr', 'Sr'];

function CoverSection() {
  const { t } = useTranslation(['newQuote', 'common']);
  return (
    <FieldGroup title={t('section.cover')}>
      <DateText path="Policy/InceptionDate" readBack={readBackCover} />
      <ChoiceField
        path="Policy/CoverType"
        offered={COVERS.map((value) => ({ value, label: t(`common:cover.${value}`) }))}
        empty={t('choose')}
      />
      <TermField path="Policy/UseClass" />
    </FieldGroup>
  );
}

function VehicleSection() {
  const { t } = useTranslation('newQuote');
  const note = useLookUpNote('vehicle');
  return (
    <FieldGroup title={t('section.vehicle')}>
      <TextField path="Vehicle/RegistrationNumber" note={note ?? t('vehicle.form')} />
      <TextField path="Vehicle/Make" />
      <TextField path="Vehicle/Model" />
      <TextField path="Vehicle/Year" inputMode="numeric" />
      <NumberField path="Vehicle/EngineSize" />
      <TermField path="Vehicle/FuelType" />
      <NumberField path="Vehicle/Value" />
      <NumberField path="Vehicle/Mileage" />
      <TermField path="Vehicle/SecurityDevices/AlarmImmobiliser" />
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </FieldGroup>
  );
}

function DriverSection() {
  const { t } = useTranslation('newQuote');
  return (
    <FieldGroup title={t('section.driver')}>
      <ChoiceField
        path="Customer/Title"
        offered={TITLES.map((value) => ({ value, label: value }))}
        empty={t('notGiven')}
      />
      <TextField path="Customer/FirstName" />
      <TextField path="Customer/Surname" />
      <DateText path="Customer/DateOfBirth" readBack={readBackBirth} />
      <TermField path="Customer/LicenceType" />
      <NumberField path="Customer/LicenceHeldYears" />
      <TextField path="Customer/Email" inputMode="email" />
      <TextField path="Customer/Phone" inputMode="tel" />
    </FieldGroup>
  );
}

function AddressSection() {
  const { t } = useTranslation('newQuote');
  const note = useLookUpNote('address');
  return (
    <FieldGroup title={t('section.address')}>
      <TextField path="Address/Eircode" note={note ?? t('address.form')} />
      <TextField path="Address/AddressLine1" wide />
      <TextField path="Address/Town" />
      <TermField path="Address/County" />
      <TextField path="Address/Country" />
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </FieldGroup>
  );
}

function ClaimsSection() {
  const { t } = useTranslation('newQuote');
  return (
    <FieldGroup title={t('section.claims')}>
      <NumberField path="ClaimsHistory/NumberOfClaims" />
      <NumberField path="ClaimsHistory/YearsNoClaims" />
    </FieldGroup>
  );
}

/** Everything about the risk, on one page. */
export function QuoteForm() {
  return (
    <div>
      <CoverSection />
      <VehicleSection />
      <DriverSection />
      <AddressSection />
      <ClaimsSection />
    </div>
  );
}
