import { coverTitle } from '../../../../shared/schemas/cover.ts';
import { driverNumberOf } from '../../quotes/history/retrieve.ts';
import type { DocumentSource } from '../document-source.ts';
import {
  addressText,
  amount,
  dayText,
  endText,
  money,
  NOT_GIVEN,
  nameText,
  startText,
} from '../format.ts';
import type { Block, Fact } from '../layout.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });

function yesOrNo(answer: boolean | undefined): string {
  return answer === undefined ? NOT_GIVEN : answer ? 'Yes' : 'No';
}

const ASSUMED =
  'Where no answer was given, or none that we know, the premium rests on these assumptions.';

function assumptions({ quote }: DocumentSource): Block[] {
  // The broker's discount is no answer of the customer's.
  const assumed = quote.explanation.steps.filter(
    ({ id, assumed: was }) => was && id !== 'discount',
  );
  if (assumed.length === 0) return [];
  return [
    heading('What we assumed'),
    { kind: 'text', text: ASSUMED },
    facts(...assumed.map(({ title, input }): Fact => [title, input])),
  ];
}

/** The questions that were asked and the answers given, returned to the consumer. */
export function statementOfFact(source: DocumentSource): Block[] {
  const { policy, customer, vehicle, claimsHistory } = source.quote.sections;
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: 'Please read this carefully',
      text: 'Your premium rests on these answers. If one is wrong or has changed, tell your broker at once: a wrong answer can mean that a claim is reduced or not paid.',
    },
    heading('About you'),
    facts(
      ['What is your name?', nameText(customer)],
      ['When were you born?', dayText(customer.dateOfBirth)],
      ['Where do you live?', addressText(customer) ?? NOT_GIVEN],
      ['What licence do you hold?', customer.licenceType ?? NOT_GIVEN],
      ['For how long have you held it?', amount(customer.licenceHeldYears, 'years')],
      [
        'What is your driver number?',
        driverNumberOf(source) ?? 'Not recorded: required before a policy is issued',
      ],
      ['What is your e-mail address?', customer.email ?? NOT_GIVEN],
      ['What is your telephone number?', customer.phone ?? NOT_GIVEN],
    ),
    heading('About the car'),
    facts(
      ['What is its registration mark?', vehicle.registrationNumber],
      ['What make and model is it?', `${vehicle.make} ${vehicle.model}`],
      ['What year is it of?', vehicle.year === undefined ? NOT_GIVEN : String(vehicle.year)],
      ['How large is its engine?', amount(vehicle.engineSize, 'cc')],
      ['What fuel does it use?', vehicle.fuelType ?? NOT_GIVEN],
      ['What is it worth?', vehicle.value === undefined ? NOT_GIVEN : money(vehicle.value)],
      ['How far do you drive in a year?', amount(vehicle.mileage, 'km')],
      ['Has it an alarm or immobiliser?', yesOrNo(vehicle.securityDevices.alarmImmobiliser)],
    ),
    heading('About claims'),
    facts(
      ['How many claims were there in the last five years?', amount(claimsHistory.numberOfClaims)],
      ['For how many years have you had no claim?', amount(claimsHistory.yearsNoClaims)],
    ),
    heading('About the cover'),
    facts(
      ['What cover do you want?', coverTitle[policy.coverType]],
      ['What will you use the car for?', policy.useClass ?? NOT_GIVEN],
      ['When shall it begin?', startText(policy)],
      ['When shall it end?', endText(policy)],
    ),
    ...assumptions(source),
  ];
}
