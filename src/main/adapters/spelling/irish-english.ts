import { ROUTING_KEYS } from '../../../shared/domain/routing-keys.ts';

/** Places of Ireland that are no post town of the Republic: the north, suburbs, islands, rivers. */
const PLACES = `
Adare Antrim Aran Armagh Arranmore Artane Aughrim Baldoyle Ballaghaderreen Ballybofey Ballybrack
Ballyfermot Ballymun Ballyshannon Baltinglass Belmullet Blackwater Blanchardstown Blessington Boyne
Buncrana Bunratty Burren Cabra Callan Cappoquin Castlebellingham Castleisland Charlestown Clane
Claregalway Clondalkin Clonsilla Clontarf Connacht Corrib Courtown Crumlin Derry Donaghmede Doolin
Drumcondra Dún Dundrum Dungloe Edgeworthstown Enniscrone Enniskerry Enniskillen Ennistymon Erne
Fermanagh Finglas Foxford Foxrock Foynes Gaeltacht Glasnevin Glenties Gort Howth Inishbofin Inishmaan
Inishowen Kanturk Kilcock Kilcullen Kildalkey Killala Killaloe Killorglin Killybegs Kilternan
Kiltimagh Kinvara Knocklyon Lagan Leinster Liffey Lisdoonvarna Manorhamilton Milltown Mountmellick
Mountrath Moville Moycullen Newcastlewest Newmarket Newry Nore Oldcastle Omagh Oranmore Oughterard
Palmerstown Portlaw Portmarnock Raheny Ranelagh Raphoe Rathcoole Rathdowney Rathdrum Rathfarnham
Rathkeale Rathmines Roundstone Saggart Sallins Sandyford Santry Shankill Slane Slaney Stepaside
Strabane Stradbally Stranorlar Strokestown Tallaght Templeogue Terenure Urlingford`;

/** Words of the State and of every day that English has in Ireland. */
const EVERYDAY = `
Bealtaine Comhairle Dáil Éire Éireann Garda Gardaí Iarnród Luas Lúnasa Oireachtas Samhain Seanad
Síochána Tánaiste Tánaistí Taoiseach Taoisigh TDs Teachta Uachtarán Áras
boreen boreens camogie céilí céilithe craic fáilte garda gardaí hurley hurleys poitín sláinte slán
sliotar sliotars`;

/** Words of motor insurance, and of what surrounds it. */
const TRADE = `
Eircode Eircodes EVs IBANs PDFs PHEVs SUVs campervan campervans dashcam dashcams eircode eircodes
loadings reinsured reinsurer reinsurers requote requoted requotes requoting rerated roadworthiness
subrogate subrogation telematics underinsured untaxed`;

/** The parts of names such as Carrick-on-Suir, each of which is checked by itself. */
const postTowns = ROUTING_KEYS.flatMap(({ county, towns }) => [county, ...towns]).flatMap((name) =>
  name.split(/[\s-]/),
);

/** Words of English as it is written in Ireland that a dictionary of British English lacks. */
export const IRISH_ENGLISH: readonly string[] = [PLACES, EVERYDAY, TRADE]
  .flatMap((words) => words.trim().split(/\s+/))
  .concat(postTowns.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)));
