import type { Texts } from '../en/en.ts';

/** What documents say of the premium: its steps, its levies and fees, and how it is paid. */
export const premium: Texts['premium'] = {
  owner: { insurer: 'leis an árachóir', broker: 'leis an mbróicéir' },
  policyFee: 'Táille pholasaí',
  net: 'Glanphréimh',
  gross: 'Préimh le tobhaigh',
  total: 'Iomlán le híoc',
  charge: 'Muirear',
  rate: 'Ráta',
  amount: 'Méid',
  factor: 'Fachtóir',
  ratedOn: 'Bunaithe ar',
  adjustment: 'Lascaine nó breisiú',
  premium: 'Préimh',
  noChange: 'gan athrú',
  rows: (rounding, book, levies) =>
    `Iolraíonn gach ró an phréimh go dtí sin faoina ráta, nó cuireann sé a mhéid léi. ${rounding} Leabhar rátaí: ${book}. Tobhaigh mar a bhí ar an ${levies}.`,
  fromNet: 'Ón nglanphréimh go dtí an méid a íocann tú',
  and: (parts) => parts.join(' agus '),
  ofNet: (share) => `${share} den ghlanphréimh`,
  ofGross: (share) => `${share} den phréimh le tobhaigh`,
  atLeast: (amount) => `, ${amount} ar a laghad`,
  atMost: (amount) => `, ${amount} ar a mhéad`,
  ofTotal: (share) => `${share} den iomlán`,
  ofRest: (share) => `${share} den chuid atá fágtha tar éis na héarlaise`,
  depositOf: (deposit) => `éarlais: ${deposit}`,
  noDeposit: 'gan éarlais',
  equalInstalments: (number) =>
    number === 1 ? 'tráthchuid amháin' : `${number} thráthchuid chothroma`,
  chargeOf: (charge) => `muirear seirbhíse: ${charge}`,
  noCharge: 'gan mhuirear seirbhíse',
  ways: (total) =>
    `Is féidir leat ${total} a íoc láithreach, nó ina thráthchodanna: an éarlais ar dtús, agus tráthchodanna cothroma ina dhiaidh sin.`,
  plan: 'Plean',
  deposit: 'Éarlais',
  instalments: 'Tráthchodanna',
  more: 'Breis ar íoc láithreach',
  sum: 'Iomlán',
};
