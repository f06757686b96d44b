import type { AfterSaleTexts } from '../en/after-sale.ts';

const NAME = 'Ainm';
const HOME = 'Seoladh';
const MAKE_AND_MODEL = 'Déanamh agus múnla';

/** What the documents of a policy after its sale say. */
export const afterSale: AfterSaleTexts = {
  letter: {
    dear: (name) => `${name}, a chara,`,
    close: 'Is mise le meas,',
  },
  endorsement: {
    lead: (moment) =>
      `Athraítear do pholasaí ón ${moment}. Is cuid den pholasaí an formhuiniú seo: coinnigh in éineacht leis é, le do thoil.`,
    from: 'Athraithe ón',
    to: 'Athraithe go dtí',
    changes: 'Cad a athraíodh',
    what: 'Cad é',
    before: 'Roimhe seo',
    after: 'Anois',
    costs: 'An méid a chosnaíonn nó a thugann an t-athrú ar ais',
    premiumBefore: 'Préimh tréimhse iomláine roimhe seo',
    premiumAfter: 'Préimh tréimhse iomláine anois',
    premiumText:
      'Tá na tobhaigh i bpréimh na tréimhse iomláine, agus níl na táillí inti. Don athrú ní íocann tú, agus ní fhaigheann tú ar ais, ach an chuid a bhaineann leis na laethanta a chlúdaíonn sé.',
    rest: 'Fanann téarmaí eile uile do pholasaí mar a bhí.',
    names: {
      'Customer/Title': NAME,
      'Customer/FirstName': NAME,
      'Customer/Surname': NAME,
      'Customer/DateOfBirth': 'Dáta breithe',
      'Address/AddressLine1': HOME,
      'Address/Town': HOME,
      'Address/County': HOME,
      'Address/Eircode': HOME,
      'Address/Country': HOME,
      'Customer/LicenceType': 'Ceadúnas',
      'Customer/LicenceHeldYears': 'Fad an cheadúnais',
      'Customer/Occupation': 'Slí bheatha',
      'Customer/YearsResident': 'Blianta in Éirinn',
      'Customer/PenaltyPoints': 'Pointí pionóis',
      'Customer/MarketingConsent': 'Toiliú le tairiscintí',
      'Customer/Language': 'Teanga na ndoiciméad',
      'Customer/Email': 'Seoladh ríomhphoist',
      'Customer/Phone': 'Uimhir ghutháin',
      'Vehicle/RegistrationNumber': 'Uimhir chláraithe',
      'Vehicle/Make': MAKE_AND_MODEL,
      'Vehicle/Model': MAKE_AND_MODEL,
      'Vehicle/Year': 'Bliain',
      'Vehicle/EngineSize': 'Inneall',
      'Vehicle/FuelType': 'Breosla',
      'Vehicle/Value': 'Luach',
      'Vehicle/Mileage': 'Fad tiomána sa bhliain',
      'Vehicle/SecurityDevices/AlarmImmobiliser': 'Aláram nó díchumasaitheoir',
      'Vehicle/BodyType': 'Cineál cabhlach',
      'Vehicle/WeightClass': 'Uasmheáchan lódáilte',
      'Vehicle/Imported': 'Iompórtáilte',
      'Vehicle/Modifications': 'Modhnuithe',
      'Vehicle/OvernightParking': 'Páirceáil thar oíche',
      'Vehicle/Owner': 'Úinéir',
      'Vehicle/RegisteredKeeper': 'Coimeádaí cláraithe',
      'ClaimsHistory/NumberOfClaims': 'Éilimh le cúig bliana anuas',
      'ClaimsHistory/YearsNoClaims': 'Blianta gan éileamh',
      'NoClaimsBonus/Years': 'Bónas gan éileamh',
      'NoClaimsBonus/Insurer': 'Árachóir an bhónais',
      'NoClaimsBonus/Country': 'Tír an bhónais',
      'NoClaimsBonus/ExpiryDate': 'Téann an bónas in éag',
      'NoClaimsBonus/Protected': 'Bónas faoi chosaint',
      'NoClaimsBonus/EvidenceSeen': 'Cruthúnas ar an mbónas feicthe',
      'PreviousInsurance/Insurer': 'Árachóir roimhe seo',
      'PreviousInsurance/Refused': 'Diúltaithe ag árachóir roimhe seo',
      'PreviousInsurance/SpecialTerms': 'Téarmaí speisialta roimhe seo',
      'Policy/CoverType': 'Clúdach',
      'Policy/UseClass': 'Úsáid',
      driverNumber: 'Uimhir tiománaí',
      'Policy/InceptionDate': 'Tosaíonn',
      'Policy/ExpiryDate': 'Críochnaíonn',
    },
  },
  cancellation: {
    heading: 'Tá do pholasaí cealaithe',
    period: 'Tréimhse an pholasaí',
    ends: 'Deireadh an chlúdaigh',
    never: 'Níor clúdaíodh aon lá',
    how: 'Conas a thagann deireadh le do chlúdach',
    ending: {
      coolingOff: (moment) =>
        `Tharraing tú siar ón gconradh laistigh den 14 lá oibre atá agat chuige sin (an tAcht um Chonarthaí Árachais Tomhaltóirí 2019, alt 11). Tagann deireadh leis an gclúdach ar an ${moment}.`,
      customer: (moment) =>
        `D’iarr tú orainn do pholasaí a chealú. Tagann deireadh leis an gclúdach ar an ${moment}.`,
      insurer: (moment, underwriter) =>
        `Cealaíonn ${underwriter} do pholasaí. Tagann deireadh leis an gclúdach ar an ${moment}. Is fógra seacht lá nó níos mó an litir seo (an tAcht um Thrácht ar Bhóithre 1961, alt 62(1)(d); an tAcht um Chonarthaí Árachais Tomhaltóirí 2019, alt 13).`,
      fromStart: () =>
        'Tá do pholasaí cealaithe óna thús: tá sé amhail is nár thosaigh sé riamh, agus níor clúdaíodh aon lá.',
    },
    because: (reason) => `Cúis an árachóra: ${reason}`,
    noCover:
      'As sin amach níl do charr árachaithe faoin bpolasaí seo. Ní cead é a úsáid in áit phoiblí, ná a pháirceáil inti, gan árachas eile.',
    amounts: 'An méid a thugtar ar ais, nó atá fós le híoc',
    kept: {
      coolingOff:
        'Ní choinnítear ach an phréimh do na laethanta a raibh tú faoi chlúdach. Tugtar gach táille ar ais.',
      customer:
        'Coinnítear an phréimh don chlúdach a bhí agat de réir an scála atá i do théarmaí agus i leabhar rátaí do pholasaí.',
      insurer:
        'Tugtar an phréimh do na laethanta atá fágtha ar ais duit. Ní chosnaíonn an cealú aon rud ort.',
      fromStart: 'Tugtar ar ais gach ar gearradh ort.',
    },
    certificate: 'Deimhniú agus diosca',
    certificateText:
      'Tabhair an deimhniú árachais agus an diosca árachais ar ais dúinn laistigh de sheacht lá tar éis dheireadh an chlúdaigh. Éilíonn an dlí é (an tAcht um Thrácht ar Bhóithre 1961, alt 70).',
  },
  bonus: {
    lead: 'Don té lena mbaineann: is é seo a deir ár dtaifid faoin mbónas gan éileamh faoin bpolasaí seo.',
    number: 'Uimhir an pholasaí',
    period: 'Tréimhse an pholasaí',
    lastDay: 'Lá deireanach an chlúdaigh',
    bonus: 'Bónas gan éileamh',
    atStart: 'Bónas ag tús na tréimhse',
    thisPeriod: 'An tréimhse seo',
    complete: 'Iomlán',
    early: 'Tháinig deireadh léi roimh am: ní áirítear aon bhliain eile',
    running: 'Níl deireadh léi fós: ní áirítear aon bhliain eile go fóill',
    claims: 'Éilimh sa tréimhse seo a chomhairtear ina choinne',
    atEnd: 'Bónas ag deireadh na tréimhse',
    usable:
      'De ghnáth is féidir bónas a úsáid ar feadh 24 mhí tar éis lá deireanach an chlúdaigh. Is é gach árachóir féin a chinneann cad a ghlacann sé leis.',
  },
  confirmation: {
    lead: (underwriter) =>
      `Deimhnímid go bhfuil do charr árachaithe ag ${underwriter} mar a luaitear thíos.`,
    only: 'Ní deimhniú árachais an litir seo',
    onlyText:
      'Deimhníonn sí a bhfuil inár dtaifid ar a dáta. Ní cuid di aon athrú ná cealú ar an bpolasaí ina dhiaidh sin.',
  },
  renewal: {
    heading: 'D’athnuachan',
    lead: (day) =>
      `Tagann deireadh le do pholasaí ar an ${day}. Tairgimid é a athnuachan don tréimhse thíos, ar an bpraghas thíos.`,
    period: 'An chéad tréimhse eile',
    price: 'An méid a chosnaíonn an chéad tréimhse eile',
    covers: 'Praghas gach clúdaigh a thairgtear',
    excess: 'Barrachas',
    premium: 'Préimh',
    bonus: 'Bónas gan éileamh',
    before: 'Ag tús na tréimhse reatha',
    after: 'Ag tús na chéad tréimhse eile',
    claims: 'Éilimh na tréimhse reatha a chomhairtear ina choinne',
    years: 'An méid a d’íoc tú roimhe seo',
    year: 'Tréimhse',
    paid: 'Préimh',
    annualised: 'Mar bhliain',
    claimsPaid: 'Íoctha ar éilimh',
    yearsText:
      'Is í an phréimh an méid a gearradh san iomlán don tréimhse. Má athraíodh an polasaí inti, is é “mar bhliain” an méid a chosnaíonn bliain iomlán mar a chlúdaigh an polasaí ag deireadh na tréimhse, leis na tobhaigh agus gan na táillí.',
    compare:
      'Is féidir leat árachas a fháil ó aon duine eile. Cuir an praghas, an clúdach agus an barrachas i gcomparáid le tairiscintí eile sula ndéanann tú cinneadh.',
    todo: 'Cad atá le déanamh',
    tell: (day) =>
      `Seiceáil go bhfuil an méid a dúirt tú linn fós fíor: do sheoladh, do charr, a úsáid, a thiománaithe, éilimh, pointí pionóis. Inis dúinn faoi aon athrú. Chun athnuachan a dhéanamh, inis dúinn é faoin ${day}. Mura n-insíonn, tagann deireadh le do chlúdach an lá sin, agus níl do charr árachaithe as sin amach.`,
  },
  lapse: {
    heading: 'Tá deireadh le do pholasaí',
    lead: (day) => `Tháinig deireadh le do pholasaí ar an ${day}. Níor athnuadh é.`,
    bonus: 'Do bhónas gan éileamh',
  },
};
