import { MONTHS } from '../../../../../shared/domain/typed-date.ts';
import type { AfterSaleTexts } from '../en/after-sale.ts';
import type { Texts } from '../en/en.ts';

type Paper = Omit<
  Texts,
  'premium' | 'ipid' | 'terms' | 'facts' | 'advice' | 'receipt' | keyof AfterSaleTexts
>;

/** What every document says: dates, marks, heads, and what stands for a missing answer. */
export const paper: Paper = {
  monthNames: MONTHS.ga,
  atTime: (day, time) => `${day}, ${time} (am na hÉireann)`,
  between: (from, to) => `${from} go ${to}`,
  whenSold: (day) => `${day}, nuair a théann sé faoi chlúdach`,
  keepsLength: (days) => `${days}: coinníonn clúdach a thosaíonn lá eile a fhad`,
  notGiven: 'Níor tugadh',
  none: 'Gan cheann',
  yes: 'Tá',
  no: 'Níl',
  months: (count) => `${count} ${count >= 1 && count <= 6 ? 'mhí' : 'mí'}`,
  assumed: (value) => `${value} (toimhde)`,
  included: (level) => `${level}, san áireamh sa phréimh`,
  regulated: 'Arna rialáil ag Banc Ceannais na hÉireann',
  remark: ({ suggestion }, question, text) =>
    `“${question}” – ${text}${suggestion === undefined ? '' : ` (an raibh ${suggestion} i gceist?)`}`,
  verification: (code) => `Cód fíoraithe ${code}`,
  product: (cover) => `Árachas mótair príobháideach · ${cover}`,
  title: {
    schedule: 'Sceideal an pholasaí',
    terms: 'Téarmaí agus coinníollacha',
    certificate: 'Deimhniú árachais',
    'statement-of-fact': 'Ráiteas fíricí',
    ipid: 'Doiciméad faisnéise faoin táirge árachais',
    'statement-of-suitability': 'Ráiteas oiriúnachta',
    'premium-calculation': 'Conas a ríomhadh do phréimh',
    'refusal-letter': 'Litir dhiúltaithe',
    receipt: 'Admháil',
    endorsement: 'Formhuiniú',
    'cancellation-letter': 'Litir chealaithe',
    'no-claims-proof': 'Cruthúnas ar bhónas gan éileamh',
    'confirmation-of-cover': 'Deimhniú ar chlúdach',
    'renewal-invitation': 'Tairiscint athnuachana',
    'lapse-letter': 'Litir dheireadh an pholasaí',
    'terms-of-business': 'Téarmaí gnó',
  },
  mark: {
    notValid: 'Gan bhailíocht fós',
    cancelled: 'Cealaithe',
    notConfirmed: 'Gan deimhniú',
    specimen: 'Sampla',
    specimenNotValid: 'Sampla – gan bhailíocht',
    demonstration: 'Taispeántas – ní tairiscint árachais é seo',
  },
  head: {
    quote: 'Luachan',
    policy: 'Polasaí',
    reference: 'Tagairt',
    date: 'Dáta',
    issued: 'Eisithe',
    validUntil: 'Bailí go dtí',
  },
  label: {
    name: 'Ainm',
    address: 'Seoladh',
    birth: 'Dáta breithe',
    car: 'Carr',
    cover: 'Clúdach',
    begins: 'Tosaíonn',
    ends: 'Críochnaíonn',
    use: 'Úsáid',
    excess: 'Barrachas',
    endorsements: 'Formhuinithe',
    optional: 'Clúdach roghnach',
    driverNumber: 'Uimhir tiománaí',
    driverNumberOf: (name) => `Uimhir tiománaí: ${name}`,
  },
  noDriverNumber: {
    title: 'Uimhir tiománaí: níl sí taifeadta',
    text: 'Tá uimhir tiománaí (mír 4d den cheadúnas tiomána) gach tiománaí ainmnithe de dhíth sula n-eisítear polasaí.',
  },
  use: {
    SDP: 'Úsáid shóisialta, tí agus phléisiúir',
    'SDP with commuting': 'Úsáid shóisialta, tí agus phléisiúir, mar aon le comaitéireacht',
    'Class 1': 'Úsáid ghnó aicme 1, ag sealbhóir an pholasaí',
    'Class 2': 'Úsáid ghnó aicme 2, ag sealbhóir an pholasaí agus ag na tiománaithe ainmnithe',
    'Class 3': 'Úsáid ghnó aicme 3, taisteal tráchtála san áireamh',
    'Hire and reward': 'Fruiliú agus luaíocht',
    'Motor trade': 'Trádáil na mótar',
  },
  schedule: {
    total: (premium) => `Préimh iomlán ${premium}`,
    changedFrom: 'Mar a athraíodh ó',
    accepted: (policy) => `Glacadh leis an luachan seo: is é polasaí ${policy} anois é.`,
    quote: (until) =>
      `Is luachan é seo, ní conradh. Tá sé bailí go dtí ${until} agus níl aon chlúdach ann go dtí go nglactar leis.`,
    referred: ' Cuireadh ar aghaidh é: ní mór d’fhrithgheallaí aontú leis ar dtús.',
    refused: ' Dhiúltaigh frithgheallaí dó: ní féidir glacadh leis.',
    agreed: ' D’aontaigh frithgheallaí leis ar na téarmaí atá faoi Fhormhuinithe.',
    policyholder: 'Sealbhóir an pholasaí',
    underwriter: 'Árachóir',
    pricedFor: 'Praghas don tréimhse',
    drivers: 'Tiománaithe',
    only: (name) => `${name} amháin`,
    vehicle: 'Feithicil',
    mark: 'Uimhir chláraithe',
    makeAndModel: 'Déanamh agus múnla',
    year: 'Bliain',
    value: 'Luach',
    engine: 'Inneall',
    pay: 'An méid a íocann tú',
    adjustments: 'Cad a laghdaíonn agus cad a ardaíonn do phréimh',
    ask: (day) =>
      `Tobhaigh mar a bhí ar an ${day}. Fiafraigh dínn más mian leat a fheiceáil, céim ar chéim, conas a ríomhadh an phréimh.`,
  },
  certificate: {
    specimen: {
      title: 'Sampla: gan bhailíocht',
      text: 'Rinneadh é le linn oiliúna. Ní fianaise árachais é: níl aon árachóir taobh thiar de agus níl aon chlúdach i bhfeidhm.',
    },
    draft: {
      title: 'Gan bhailíocht fós',
      text: 'Níor glacadh leis an luachan. Is dréacht é seo: ní fianaise árachais é agus níl aon chlúdach i bhfeidhm.',
    },
    bySpecimen: (underwriter) => `Níor tugadh é. Ní dheimhníonn ${underwriter} aon ní le sampla.`,
    tooEarly: (underwriter) =>
      `Níor tugadh é. Ní dheimhníonn ${underwriter} aon ní sula nglactar leis an luachan.`,
    cancelled: (moment) =>
      `Cealaíodh an polasaí ó ${moment}: ní cruthúnas ar aon chlúdach ina dhiaidh sin an teastas seo, agus ní mór é a thabhairt ar ais laistigh de sheacht lá.`,
    certified: (underwriter, day) =>
      `Deimhnítear gurb é ${underwriter} a d’eisigh an polasaí lena mbaineann an deimhniú seo, de réir an dlí a bhaineann le hárachas éigeantach mótair in Éirinn. Glacadh leis ar an ${day}.`,
    hire: 'fruiliú ná luaíocht',
    racing: 'rásaíocht',
    paceMaking: 'luas a leagan síos',
    speed: 'trialacha luais',
    trade: 'trádáil na mótar',
    notFor: (use, uses) =>
      `${use}. Ní clúdaítear ${uses.slice(0, -1).join(', ')} ná ${uses.at(-1)}.`,
    particulars: 'Sonraí',
    number: '1.  Uimhir an deimhnithe agus an pholasaí',
    notIssued: 'Gan eisiúint fós',
    vehicle: '2.  Uimhir chláraithe na feithicle',
    policyholder: '3.  Ainm shealbhóir an pholasaí',
    start: '4.  Tús an árachais',
    end: '5.  Deireadh an árachais',
    drivers: '6.  Daoine atá ainmnithe mar thiománaithe',
    named: (names) =>
      `${names}, ar choinníoll go bhfuil nó go raibh ceadúnas acu chun an fheithicil a thiomáint agus nach gcoscann an dlí orthu tiomáint.`,
    subject: ' Faoi réir na bhformhuinithe.',
    use: '7.  Teorainneacha ar úsáid',
    certification: '8.  Deimhniú an árachóra',
    layout:
      'Taispeántas is ea leagan amach an deimhnithe seo. Ní hé an fhoirm a fhorordaíonn an dlí é, agus ní cheadaítear é a thaispeáint mar fhianaise árachais.',
  },
  refusal: {
    heading: 'Ní féidir linn árachas a thairiscint duit',
    footer: 'Diúltú',
    asked: (day, underwriter) =>
      `D’iarr tú árachas mótair príobháideach ar an ${day}. Ní árachaíonn ${underwriter} an riosca seo, ar na cúiseanna thíos.`,
    what: 'Cad a d’iarr tú',
    why: 'Cén fáth ar diúltaíodh dó',
    next: 'Cad is féidir leat a dhéanamh',
    steps: [
      'Abair linn má cheapann tú go bhfuil ceann de na fíricí seo mícheart: breathnóimid ar d’iarratas arís ansin.',
      'Faoi chomhaontú Insurance Ireland um chásanna diúltaithe (Declined Cases Agreement), ní mór don chéad árachóir ar iarr tú luachan air luachan a thabhairt má dhiúltaigh trí árachóir thú. Coinnigh an litir seo chun í a thaispeáint.',
      'Mura bhfuil tú sásta lenár bhfreagra ar ghearán, is féidir leat dul i muinín an Ombudsman Seirbhísí Airgeadais agus Pinsean.',
    ],
  },
};
