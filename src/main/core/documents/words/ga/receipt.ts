import type { Texts } from '../en/en.ts';

/** What a receipt says. */
export const receipt: Texts['receipt'] = {
  received: (amount, day) => `Fuaireamar ${amount} ar an ${day}`,
  thanks: (how, reference, name) => `Íoctha ${how} ag ${name}, tagairt ${reference}.`,
  method: {
    card: 'le cárta',
    direct_debit: 'le dochar díreach',
    bank_transfer: 'le haistriú bainc',
    cheque: 'le seic',
    cash: 'in airgead tirim',
  },
  from: 'Faighte ó',
  amount: 'Méid',
  on: 'Faighte ar',
  how: 'Conas',
  forWhat: 'Ar a shon',
  premiumOf: (policy, car) => `Árachas mótair príobháideach, polasaí ${policy}, ${car}`,
  proposal:
    'Nuair a ghlacann idirghabhálaí árachais le togra árachais comhlánaithe, ní hionann sin ann féin agus polasaí árachais a chur i bhfeidhm. Deir do dheimhniú árachais cad atá árachaithe, agus cathain a thosaíonn sé.',
  account: 'Do chuntas',
  day: 'Lá',
  what: 'Cad é',
  euro: 'Euro',
  balance: 'Iarmhéid',
  charged: {
    newBusiness: 'Préimh an pholasaí',
    adjustment: 'Athrú ar an bpolasaí',
    cancellation: 'Cealú an pholasaí',
    reinstatement: 'Athbhunú an pholasaí',
    renewal: 'Préimh na hathnuachana',
    reversal: 'Athrú a cuireadh ar ceal',
  },
  planCharge: 'Muirear as íoc ina thráthchodanna',
  planNone: 'Le híoc ina iomláine',
  planEnded: 'Muirear tráthchodanna, tugtha ar ais',
  paid: (how, reference) => `Faighte ${how}, ${reference}`,
  missed: 'Íocaíocht nár tháinig',
  rebate: (how, reference) => `Aisíoctha ${how}, ${reference}`,
  withdrawn: (line) => `Ceartaíonn sé líne ${line}`,
  owed: (amount) => `Tá ${amount} fós le híoc.`,
  settled: 'Níl aon rud fágtha le híoc.',
  credit: (amount) => `Tá ${amount} againn le haisíoc leat.`,
  rebates:
    'Téann préimheanna agus lacáistí préimhe trínár gcuntas préimhe cliant, a choinnítear ar leithligh ónár gcuid airgid féin.',
  toPay: 'Cad atá fós le híoc',
  due: {
    full: 'Ina iomláine',
    deposit: 'Éarlais',
    instalment: 'Tráthchuid',
    atOnce: 'Dlite láithreach',
    rebate: 'Dlite arís',
  },
  plan: (amount, charge, apr, total) =>
    `Cosnaíonn sé ${charge} sa bhreis ${amount} a íoc ina thráthchodanna: ${total} ar fad. Is é ${apr} % an ráta céatadánach bliantúil muirir (RCB).`,
};
