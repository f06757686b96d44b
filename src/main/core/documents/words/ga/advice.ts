import type { SellingWords } from '../../../../../shared/domain/desk/selling-words.ts';
import type { Texts } from '../en/en.ts';

const commission = (also: string, percent: number | null) => {
  const much = percent === null ? '' : ` de ${percent}% den phréimh roimh thobhaigh`;
  return `Íocann an t-árachóir coimisiún${much} linn${also}. Is cuid de do phréimh é.`;
};

/** How the firm sells, in Irish. */
const selling: SellingWords = {
  fair: (named) => {
    const whose = named === '' ? '' : `, conarthaí na n-árachóirí seo ina measc: ${named}`;
    return `Tugaimid ár gcomhairle ar bhonn anailís chóir ar an margadh: breathnaímid ar dhóthain conarthaí árachais atá ar tairiscint chun an ceann a oireann do do riachtanais a mholadh${whose}.`;
  },
  limited: (named) =>
    `Tugaimid ár gcomhairle ar bhonn anailís theoranta ar an margadh: breathnaímid ar chonarthaí na n-árachóirí seo: ${named}.`,
  tied: (named) =>
    `Táimid ceangailte: ní dhíolaimid ach conarthaí na n-árachóirí seo: ${named}. Ní chuirimid i gcomparáid iad le conarthaí árachóirí eile.`,
  fee: (fee) => `Íocann tú táille linn: ${fee}.`,
  noCommission: 'Ní fhaighimid aon choimisiún ón árachóir.',
  commission: (percent) => commission('', percent),
  alsoCommission: (percent) => commission(' freisin', percent),
  noFee: 'Ní íocann tú aon táille linn.',
};

/** What the statement of suitability says. */
export const advice: Texts['advice'] = {
  reason: {
    meetsDemands: 'Tugann sé an clúdach a d’iarr tú, don úsáid agus don tréimhse atá de dhíth ort.',
    lowestPremium: 'Is aige atá an phréimh is ísle de na clúdaigh a oireann don mhéid a d’iarr tú.',
    widestCover: 'Is é an cineál clúdaigh is leithne a thairgimid do do charr é.',
    excessAffordable: 'Is méid é an barrachas a dúirt tú a d’fhéadfá a íoc i gcás éilimh.',
    valueOfCar: 'Tá an clúdach i gcomhréir le luach do chairr.',
  },
  draft: 'Dréacht: gan deimhniú',
  draftText:
    'Níor dheimhnigh an té atá ag díol an árachais an ráiteas seo don luachan mar atá sé anois. Ní moladh é fós.',
  suits: 'Cén fáth a n-oireann an t-árachas seo duit',
  confirmed: (person, moment) =>
    `Dheimhnigh ${person} an ráiteas seo ar an ${moment}. Léigh é, le do thoil, agus abair linn láithreach mura bhfuil aon chuid de i gceart.`,
  asked: 'Cad a d’iarr tú',
  customer: 'Custaiméir',
  coverAsked: 'Clúdach a iarradh',
  recommended: 'An t-árachas a mholaimid',
  insurance: 'Árachas',
  coverOf: (cover, underwriter) => `${cover}, le ${underwriter}`,
  totalPremium: 'Préimh iomlán',
  allIncluded: (premium) => `${premium}, tobhaigh agus táille san áireamh`,
  why: 'Cén fáth a molaimid é',
  notStated: 'Níor luadh fós.',
  offered: 'Cad eile a thairgeamar',
  offeredText:
    'Athraíonn gach líne rud amháin den árachas a moladh agus fágann sí gach rud eile mar atá. Is iomláin iad na préimheanna, tobhaigh agus táille san áireamh.',
  byHand:
    'Socraíodh préimh an luachana seo de láimh. Ní chuireann na préimheanna thíos é sin san áireamh: is iad préimheanna an leabhair rátaí iad.',
  isRecommended: (offer) => `${offer} (molta)`,
  what: 'Gné',
  offer: 'Tairgthe',
  decision: {
    quote: 'Tairgeann sé é',
    refer: 'Teastaíonn faomhadh frithgheallaí',
    unsold: 'Ní dhíolann sé é',
    decline: 'Diúltaíonn sé dó',
  },
  coverAt: (title, level, isIncluded) => `${title} (${level}${isIncluded ? ', san áireamh' : ''})`,
  noOptional: 'Gan chlúdach roghnach',
  optional: (covers) => `Clúdach roghnach: ${covers}`,
  compared: 'Na hárachóirí a chuireamar i gcomparáid',
  comparedText:
    'Don riosca céanna, leis an mbarrachas céanna agus na clúdaigh roghnacha chéanna mura ndeir an líne a mhalairt.',
  insurer: 'Árachóir',
  answer: 'Freagra',
  comparing: 'Cad a chuirimid i gcomparáid',
  paid: 'Conas a íoctar sinn',
  ourFee: (fees) => `Tá ár dtáille san áireamh sa phréimh iomlán: ${fees}.`,
  selling,
};
