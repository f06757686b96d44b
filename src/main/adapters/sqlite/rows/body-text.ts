import { deflateSync, inflateSync } from 'node:zlib';

/**
 * What most bodies say, the commonest last: a body is deflated as what it says more, to a fifth of what it
 * would be alone, in half the time. Each stream has the checksum of its dictionary: this text is never
 * changed, and another one would stand next to it.
 */
const DICTIONARY = Buffer.from(
  [
    '"addOn":"fees":[{"id":"","title":"","owner":"insurer","amount":,"instalmentPlans":[{"',
    'id":"","title":"","deposit":,"number":,"instalment":,"charge":,"total":{"explanation"',
    ':{"rateBook":{"name":"Demonstration private motor","version":"2026.","hash":"","',
    'demonstration":true},"cover":"Comprehensive","receivedOn":"2026-","rounding":{"code"',
    ':"eachStepRounded"},"steps":[{"id":"base","title":"Base premium","input":"',
    'Comprehensive","assumed":false,"row":"Comprehensive","multiplier":null,"before":,"',
    'after":},{"id":"driver-age","title":"Driver\'s age","input":{"code":"measured","',
    'values":{"count":0,"unit":"years"}},"assumed":false,"row":{"code":"lineBetween","',
    'values":{"point":0,"times":0,"nextPoint":0,"nextTimes":0}},"multiplier":1,"before":,"',
    'after":},{"id":"licence-type","title":"Licence type","input":"Full Irish","assumed"',
    ':false,"row":"Full","multiplier":1,"before":,"after":},{"id":"licence-years","title"',
    ':"Years licence held","input":{"code":"measured","values":{"count":0,"unit":"years"}}',
    ',"assumed":false,"row":{"code":"bandFrom","values":{"lower":0}},"multiplier":1,"',
    'before":,"after":},{"id":"no-claims","title":"No-claims discount","input":{"code":"',
    'measured","values":{"count":0,"unit":"years"}},"assumed":false,"row":{"code":"band","',
    'values":{"lower":0,"upper":0}},"multiplier":1,"before":,"after":},{"id":"claims","',
    'title":"Own-fault claims, five years","input":{"code":"measured","values":{"count":0,',
    '"unit":"claims"}},"assumed":false,"row":"0","multiplier":1,"before":,"after":},{"id"',
    ':"points","title":"Penalty points","input":{"code":"answerNotGiven"},"assumed":false,',
    '"row":{"code":"linePoint","values":{"point":0,"times":0}},"multiplier":1,"before":,"',
    'after":},{"id":"disqualifications","title":"Disqualifications, five years","input":{"',
    'code":"answerNotGiven"},"assumed":false,"row":"0","multiplier":1,"before":,"after":},',
    '{"id":"open-claims","title":"Open claims","input":{"code":"answerNotGiven"},"assumed"',
    ':false,"row":"0","multiplier":1,"before":,"after":},{"id":"use","title":"',
    'Class of use","input":"Social, Domestic & Pleasure","assumed":false,"row":"SDP","',
    'multiplier":1,"before":,"after":},{"id":"vehicle-group","title":"Vehicle group","',
    'input":"BMW 5 Series","assumed":false,"row":"Group 3","multiplier":1,"before":,"',
    'after":},{"id":"body","title":"Body","input":{"code":"answerNotGiven"},"assumed"',
    ':false,"row":"Saloon, hatchback or estate","multiplier":1,"before":,"after":},{"id":"',
    'weight","title":"Weight class","input":{"code":"answerNotGiven"},"assumed":false,"',
    'row":"Up to 3,500 kg","multiplier":1,"before":,"after":},{"id":"import","title":"',
    'Imported","input":{"code":"answerNotGiven"},"assumed":false,"row":"no","multiplier"',
    ':1,"before":,"after":},{"id":"modifications","title":"Modifications","input":{"code"',
    ':"answerNotGiven"},"assumed":false,"row":"None","multiplier":1,"before":,"after":},{"',
    'id":"vehicle-age","title":"Vehicle age","input":{"code":"measured","values":{"count"',
    ':0,"unit":"years"}},"assumed":false,"row":{"code":"band","values":{"lower":0,"upper"',
    ':0}},"multiplier":1,"before":,"after":},{"id":"engine","title":"Engine size","input"',
    ':{"code":"measured","values":{"count":0,"unit":"cc"}},"assumed":false,"row":{"code":"',
    'band","values":{"lower":0,"upper":0}},"multiplier":1,"before":,"after":},{"id":"',
    'value","title":"Vehicle value","input":{"code":"measured","values":{"count":0,"unit"',
    ':"euro"}},"assumed":false,"row":{"code":"lineBetween","values":{"point":0,"times":0,"',
    'nextPoint":0,"nextTimes":0}},"multiplier":1,"before":,"after":},{"id":"mileage","',
    'title":"Kilometres a year","input":{"code":"measured","values":{"count":0,"unit":"km"',
    '}},"assumed":false,"row":{"code":"linePoint","values":{"point":0,"times":0}},"',
    'multiplier":1,"before":,"after":},{"id":"fuel","title":"Fuel","input":"Diesel","',
    'assumed":false,"row":"Diesel","multiplier":1,"before":,"after":},{"id":"area","title"',
    ':"Area","input":"D02","assumed":false,"row":"D02 Dublin 2","multiplier":1,"before":,"',
    'after":},{"id":"security","title":"Alarm or immobiliser","input":"yes","assumed"',
    ':false,"row":"yes","multiplier":1,"before":,"after":},{"id":"parking","title":"',
    'Overnight parking","input":{"code":"answerNotGiven"},"assumed":false,"row":"Street","',
    'multiplier":1,"before":,"after":},{"id":"excess","title":"Excess","input":{"code":"',
    'measured","values":{"count":0,"unit":"euro"}},"assumed":true,"row":{"code":"',
    'linePoint","values":{"point":0,"times":0}},"multiplier":1,"before":,"after":},{"id":"',
    'discount","title":"Broker\'s discount","input":{"code":"measured","values":{"count":0,',
    '"unit":"%"}},"assumed":true,"row":{"code":"linePoint","values":{"point":0,"times":0}}',
    ',"multiplier":1,"before":,"after":}],"netPremium":0,"levies":[{"id":"stamp-duty","',
    'title":"Stamp duty (non-life insurance levy)","rate":0.03,"amount":0},{"id":"',
    'insurance-compensation-fund","title":"Insurance Compensation Fund contribution","',
    'rate":0.01,"amount":0},{"id":"policy-stamp","title":"Policy stamp","rate":null,"',
    'amount":0}],"grossPremium":0,"policyFee":25,"premium":0}}"registeredKeeper":"owner":"',
    'overnightParking":"Driveway","modifications":["weightClass":"bodyType":"Saloon","',
    'imported":false,"specialTerms":"refused":"previousInsurance":{"insurer":"',
    'noClaimsBonus":{"years":,"insurer":"country":"IE","expiryDate":"20","protected":true,',
    '"evidenceSeen":true},"choices":{"product":"excess":,"addOns":[{"addonType":"level":"',
    'mainDriver":true,"driverNumber":"relation":"Spouse","drivers":[{"firstName":"',
    'disqualifications":[{"months":"convictions":[{"offence":"points":"language":"',
    'marketingConsent":false,"penaltyPoints":0,"yearsResident":"occupation":"claims":[{"',
    'date":"20","claimType":"Accident","amount":,"atFault":false,"claimStatus":"Closed"},{',
    '"sections":{"policy":{"inceptionDate":"2026-12-01T00:00:00+00:00","expiryDate":"',
    '2027-11-30T23:59:59+00:00","coverType":"Comprehensive","useClass":"Social,',
    ' Domestic & Pleasure"},"customer":{"address":{"addressLine1":"","town":"","county":"',
    'Dublin","eircode":"","country":"Ireland"},"title":"Ms","firstName":"","surname":"","',
    'dateOfBirth":"19","licenceType":"Full Irish","licenceHeldYears":1,"email":"@","phone"',
    ':"08"},"vehicle":{"securityDevices":{"alarmImmobiliser":true},"registrationNumber":""',
    ',"make":"","model":"","year":20,"engineSize":,"value":,"mileage":,"fuelType":"Diesel"',
    '},"claimsHistory":{"numberOfClaims":0,"yearsNoClaims":6}},"warnings":[]}',
  ].join(''),
);

/** For some kilobytes of JSON: a third of the time of the usual options, for a fifth more bytes. */
const DEFLATE = { level: 1, windowBits: 13, memLevel: 5, dictionary: DICTIONARY };

/** A text of a body as it is kept: a zlib stream with a dictionary (RFC 1950). */
export const deflated = (text: string): Buffer => deflateSync(text, DEFLATE);

/** The text of a body; null where the bytes are not from {@link deflated}. */
export function inflatedOrNull(bytes: Uint8Array | null): string | null {
  try {
    return inflateSync(bytes ?? Buffer.of(), { dictionary: DICTIONARY }).toString();
  } catch {
    return null;
  }
}
