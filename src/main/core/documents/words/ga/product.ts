import type { Texts } from '../en/en.ts';

const PROPERTY_LIMIT = '€1,300,000';

/** What the insurance product information document says. Source: Regulation (EU) 2017/1469. */
export const ipid: Texts['ipid'] = {
  others: [
    'Bás nó gortú daoine eile, gan teorainn',
    `Damáiste do mhaoin daoine eile, suas le ${PROPERTY_LIMIT} in aghaidh na timpiste`,
  ],
  damage: 'Damáiste de thaisme do do charr',
  damageAtFault: 'Damáiste de thaisme do do charr, fiú má tá an locht ort',
  fireAndTheft: 'Dóiteán, goid agus iarracht ar do charr a ghoid',
  excessOfOthers: (excess) =>
    `Íocann tú féin an chéad ${excess} de gach éileamh a dhéanann daoine eile ar son a maoine`,
  excess: (excess) => `Íocann tú féin an chéad ${excess} de gach éileamh ar son do chairr féin`,
  marketValue: 'Tá do charr árachaithe suas lena mhargadhluach',
  nowhere: 'gan clárú ná údarú in aon Bhallstát',
  notRecorded: 'níl sé taifeadta sa leabhar rátaí cá bhfuil sí cláraithe agus údaraithe',
  company: (underwriter, state) => `Cuideachta: ${underwriter}, ${state}.`,
  summary:
    'Is achoimre é seo. Tá an fhaisnéis iomlán réamhchonarthach agus chonarthach i ndoiciméid eile: an sceideal, agus na téarmaí agus coinníollacha.',
  kind: 'Cén cineál árachais é seo?',
  kindText:
    'Árachas mótair príobháideach: an clúdach a éilíonn an dlí do charr ar bhóithre na hÉireann.',
  insured: 'Cad atá árachaithe?',
  notInsured: 'Cad nach bhfuil árachaithe?',
  never: [
    'Caitheamh agus cuimilt, agus cliseadh meicniúil',
    'Tiománaithe nach bhfuil ainmnithe, nó nach bhfuil ceadúnas acu',
    'Fruiliú nó luaíocht, rásaíocht agus trialacha luais',
  ],
  restrictions: 'An bhfuil aon srianta ar an gclúdach?',
  use: 'Níl úsáid ceadaithe ach mar a luaitear sa deimhniú',
  where: 'Cá bhfuilim clúdaithe?',
  places: 'Éire agus Tuaisceart Éireann, an Bhreatain Mhór, agus an Limistéar Eorpach Eacnamaíoch',
  obligations: 'Cad iad na hoibleagáidí atá orm?',
  duties: [
    'Roimh an gconradh: gach ceist a fhreagairt go hionraic agus le cúram réasúnach, agus uimhir tiománaí gach tiománaí ainmnithe a thabhairt',
    'Le linn an chonartha: aon athrú ar an gcarr, ar a úsáid, ar na tiománaithe nó ar do sheoladh a insint dúinn',
    'I gcás éilimh: timpistí, goid agus éilimh a thuairisciú chomh luath agus is féidir le réasún',
  ],
  payment: 'Cathain agus conas a íocaim?',
  inFull:
    'Ina hiomláine nuair a ghlacann tú leis an luachan: le cárta, le dochar díreach nó le haistriú bainc.',
  byInstalments: 'Nó ina tráthchodanna:',
  fees: 'Tá tobhaigh san áireamh sa phréimh. Cuirtear na táillí seo léi:',
  period: 'Cathain a thosaíonn agus a chríochnaíonn an clúdach?',
  dates: 'Ar na dátaí a luaitear sa sceideal.',
  cancel: 'Conas a chuirim an conradh ar ceal?',
  cancelText:
    'Laistigh de 14 lá oibre tar éis duit scéala a fháil go bhfuil an conradh déanta, gan chúis; ina dhiaidh sin am ar bith, i scríbhinn chuig do bhróicéir.',
};

/** What the terms and conditions say. */
export const terms: Texts['terms'] = {
  applies: (cover) =>
    `Baineann na téarmaí seo leis an gclúdach seo: ${cover.toLowerCase()}. Is foclaíocht shamplach iad: níor eisigh agus níor fhaomh aon árachóir iad. Is aistriúchán é an téacs Gaeilge: i gcás difríochta, is é an téacs Béarla atá i réim.`,
  contract: 'An conradh',
  contractText: (underwriter) =>
    `Tá an conradh idir tusa, sealbhóir an pholasaí, agus ${underwriter} (“sinne”). Is iad na téarmaí seo, an sceideal, an deimhniú agus an ráiteas fíricí an conradh. Tosaíonn sé nuair a ghlacann tú leis an luachan agus a íocann tú an phréimh, agus clúdaíonn sé an tréimhse a luaitear sa sceideal.`,
  others: 'Gortú agus damáiste do dhaoine eile',
  othersText: `Íocaimid an méid atá ort a íoc faoin dlí i leith bhás nó ghortú daoine eile, paisinéirí san áireamh, gan teorainn, agus i leith damáiste dá maoin suas le ${PROPERTY_LIMIT} in aghaidh na timpiste, mar a éilíonn an dlí, nuair a úsáideadh an carr in áit phoiblí laistigh de na teorainneacha atá ar an deimhniú.`,
  fireAndTheft: 'Dóiteán agus goid',
  fireAndTheftText:
    'Íocaimid as cailleadh an chairr, nó as damáiste dó, de dheasca dóiteáin, tintrí, pléasctha, goide nó iarrachta ar ghoid, suas lena mhargadhluach.',
  accident:
    'Faoi chlúdach cuimsitheach íocaimid freisin as damáiste de thaisme don charr, suas lena mhargadhluach, fiú má tá an locht ort.',
  optional: 'Clúdach roghnach',
  excess: 'Barrachas',
  noExcess: 'Ní íocann tú féin aon chuid d’éileamh.',
  excessOfOthers: (amount) =>
    `Íocann tú féin ${amount} de gach éileamh i leith damáiste do mhaoin daoine eile. Íocaimid iad ina n-iomláine agus gnóthaímid an méid sin uait.`,
  excessOf: (amount) =>
    `Íocann tú féin ${amount} de gach éileamh i leith chailleadh an chairr nó damáiste dó.`,
  payment: 'Táillí agus tráthchodanna',
  fees: 'Tá na táillí seo san iomlán le híoc:',
  notCovered: 'Cad nach bhfuil clúdaithe',
  exclusions: [
    'Úsáid an chairr lasmuigh de na teorainneacha a luaitear ar an deimhniú.',
    'Tiomáint ag aon duine nach bhfuil ainmnithe mar thiománaí, nó nach bhfuil ceadúnas aige don charr.',
    'Caitheamh agus cuimilt, caillteanas luacha, agus cliseadh meicniúil nó leictreach.',
    'Caillteanas nó damáiste a rinne tusa d’aon ghnó, nó a rinneadh le do thoil.',
    'Rásaíocht, railithe agus trialacha luais.',
  ],
  duties: 'Do dhualgais',
  duty: [
    'Freagair ár gceisteanna go hionraic agus le cúram réasúnach. Tugann an ráiteas fíricí do fhreagraí ar ais duit: abair linn má tá ceann díobh mícheart.',
    'Tabhair dúinn uimhir tiománaí (mír 4d den cheadúnas tiomána) gach tiománaí ainmnithe sula n-eisítear an polasaí.',
    'Íoc an phréimh nuair atá sí dlite.',
    'Coinnigh an carr inaistir agus tabhair aire réasúnach dó.',
    'Inis dúinn faoi thimpiste, faoi ghoid nó faoi éileamh i d’aghaidh chomh luath agus is féidir leat le réasún.',
    'Abair linn nuair a athraíonn an carr, a úsáid, na tiománaithe nó do sheoladh.',
  ],
  cancel: 'Do cheart an conradh a chur ar ceal',
  cancelText:
    'Is féidir leat é a chur ar ceal laistigh de 14 lá oibre tar éis duit scéala a fháil go bhfuil an conradh déanta, gan chúis a thabhairt. Tugaimid an phréimh ar ais ansin, lúide an chuid a bhaineann leis na laethanta a raibh tú faoi chlúdach. Ina dhiaidh sin is féidir leat é a chur ar ceal am ar bith i scríbhinn.',
  claims: 'Éilimh',
  claimsText:
    'Inis dúinn cad a tharla, cathain agus cá háit, agus cé eile a bhí i gceist. Ná hadmhaigh dliteanas agus ná geall íocaíocht gan ár dtoiliú. Déileálaimid le héileamh go pras agus go cóir agus insímid duit conas atá ag éirí leis.',
  complaints: 'Gearáin',
  complain:
    'Déan gearán le do bhróicéir ar dtús: ar an nguthán, i scríbhinn nó le ríomhphost. Admhaíonn do bhróicéir é laistigh de 5 lá oibre, insíonn sé duit gach 20 lá oibre ar a laghad cén chaoi a bhfuil sé, agus ba cheart dó freagra a thabhairt air laistigh de 40 lá oibre.',
  ombudsman:
    'Mura bhfuil freagra ann faoin am sin, nó mura bhfuil tú sásta leis, is féidir leat dul i muinín an Ombudsman Seirbhísí Airgeadais agus Pinsean, saor in aisce: Teach Lincoln, Plás Lincoln, Baile Átha Cliath 2, D02 VH29, guthán 01 567 7000, info@fspo.ie.',
  law: 'Dlí',
  lawText:
    'Tá feidhm ag dlí na hÉireann. Tugaimid na doiciméid seo duit i nGaeilge mar gur roghnaigh tú an Ghaeilge; i mBéarla a dhéanaimid aon chumarsáid eile leat.',
};
