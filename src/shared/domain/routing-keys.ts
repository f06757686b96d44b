/** A live routing key of Eircodes with its main county and its towns, the post town first. */
export interface RoutingKey {
  readonly key: string;
  readonly county: string;
  readonly towns: readonly string[];
}

/**
 * The 139 live routing keys: `key | main county | post town; further towns`. A key can cross a
 * county border; towns beyond it are left out here, so that town and county always agree.
 */
const TABLE = `
A41 | Dublin | Ballyboughal
A42 | Dublin | Garristown
A45 | Dublin | Oldtown
A63 | Wicklow | Greystones; Delgany; Kilcoole; Newcastle; Newtownmountkennedy
A67 | Wicklow | Wicklow; Rathnew
A75 | Monaghan | Castleblayney; Ballybay
A81 | Monaghan | Carrickmacross
A82 | Meath | Kells
A83 | Meath | Enfield; Summerhill; Rathmoylon
A84 | Meath | Ashbourne
A85 | Meath | Dunshaughlin; Ratoath
A86 | Meath | Dunboyne
A91 | Louth | Dundalk
A92 | Louth | Drogheda; Ardee; Dunleer
A94 | Dublin | Blackrock; Monkstown; Booterstown; Stillorgan
A96 | Dublin | Glenageary; Dun Laoghaire; Dalkey; Sallynoggin
A98 | Wicklow | Bray; Kilmacanogue; Roundwood
C15 | Meath | Navan; Trim; Athboy
D01 | Dublin | Dublin 1
D02 | Dublin | Dublin 2
D03 | Dublin | Dublin 3
D04 | Dublin | Dublin 4
D05 | Dublin | Dublin 5
D06 | Dublin | Dublin 6
D6W | Dublin | Dublin 6W
D07 | Dublin | Dublin 7
D08 | Dublin | Dublin 8
D09 | Dublin | Dublin 9
D10 | Dublin | Dublin 10
D11 | Dublin | Dublin 11
D12 | Dublin | Dublin 12
D13 | Dublin | Dublin 13
D14 | Dublin | Dublin 14
D15 | Dublin | Dublin 15
D16 | Dublin | Dublin 16
D17 | Dublin | Dublin 17
D18 | Dublin | Dublin 18
D20 | Dublin | Dublin 20
D22 | Dublin | Dublin 22
D24 | Dublin | Dublin 24
E21 | Tipperary | Cahir
E25 | Tipperary | Cashel
E32 | Tipperary | Carrick-on-Suir
E34 | Tipperary | Tipperary
E41 | Tipperary | Thurles; Templemore
E45 | Tipperary | Nenagh
E53 | Tipperary | Roscrea
E91 | Tipperary | Clonmel; Fethard
F12 | Mayo | Claremorris; Knock; Swinford
F23 | Mayo | Castlebar
F26 | Mayo | Ballina; Bangor
F28 | Mayo | Westport; Achill
F31 | Mayo | Ballinrobe
F35 | Mayo | Ballyhaunis
F42 | Roscommon | Roscommon
F45 | Roscommon | Castlerea
F52 | Roscommon | Boyle
F56 | Sligo | Ballymote
F91 | Sligo | Sligo; Tubbercurry
F92 | Donegal | Letterkenny
F93 | Donegal | Lifford; Carndonagh
F94 | Donegal | Donegal; Bundoran
H12 | Cavan | Cavan
H14 | Cavan | Belturbet
H16 | Cavan | Cootehill
H18 | Monaghan | Monaghan
H23 | Monaghan | Clones
H53 | Galway | Ballinasloe; Portumna
H54 | Galway | Tuam
H62 | Galway | Loughrea
H65 | Galway | Athenry
H71 | Galway | Clifden
H91 | Galway | Galway; Spiddal; Headford
K32 | Dublin | Balbriggan
K34 | Dublin | Skerries
K36 | Dublin | Malahide; Donabate
K45 | Dublin | Lusk
K56 | Dublin | Rush
K67 | Dublin | Swords
K78 | Dublin | Lucan
N37 | Westmeath | Athlone; Moate
N39 | Longford | Longford; Ballymahon; Granard; Lanesborough
N41 | Leitrim | Carrick-on-Shannon
N91 | Westmeath | Mullingar; Kinnegad
P12 | Cork | Macroom
P14 | Cork | Crookstown
P17 | Cork | Kinsale
P24 | Cork | Cobh
P25 | Cork | Midleton
P31 | Cork | Ballincollig
P32 | Cork | Donoughmore; Rylane
P36 | Cork | Youghal
P43 | Cork | Carrigaline
P47 | Cork | Dunmanway
P51 | Cork | Mallow
P56 | Cork | Charleville
P61 | Cork | Fermoy; Rathcormac
P67 | Cork | Mitchelstown
P72 | Cork | Bandon
P75 | Cork | Bantry; Glengarriff
P81 | Cork | Skibbereen; Baltimore
P85 | Cork | Clonakilty; Rosscarbery
R14 | Kildare | Athy
R21 | Carlow | Muine Bheag; Bagenalstown
R32 | Laois | Portlaoise; Abbeyleix; Portarlington
R35 | Offaly | Tullamore; Walsh Island
R42 | Offaly | Birr; Banagher
R45 | Offaly | Edenderry
R51 | Kildare | Kildare
R56 | Kildare | Curragh
R93 | Carlow | Carlow; Tullow
R95 | Kilkenny | Kilkenny; Graiguenamanagh; Thomastown
T12 | Cork | Cork; Mahon; Passage West; Cork Airport
T23 | Cork | Cork; Blarney; Hollyhill
T34 | Cork | Whitechurch; Carrignavar
T45 | Cork | Little Island; Glanmire; Carrigtwohill
T56 | Cork | Watergrasshill
V14 | Clare | Shannon
V15 | Clare | Kilrush; Kilkee
V23 | Kerry | Caherciveen
V31 | Kerry | Listowel
V35 | Limerick | Kilmallock
V42 | Limerick | Newcastle West
V92 | Kerry | Tralee; Dingle
V93 | Kerry | Killarney; Kenmare
V94 | Limerick | Limerick; Abbeyfeale
V95 | Clare | Ennis; Miltown Malbay; Kildysart
W12 | Kildare | Newbridge
W23 | Kildare | Maynooth; Celbridge; Leixlip
W34 | Kildare | Monasterevin
W91 | Kildare | Naas
X35 | Waterford | Dungarvan
X42 | Waterford | Kilmacthomas; Bunmahon
X91 | Waterford | Waterford; Dunmore East; Tramore
Y14 | Wicklow | Arklow
Y21 | Wexford | Enniscorthy; Bunclody
Y25 | Wexford | Gorey
Y34 | Wexford | New Ross; Fethard On Sea
Y35 | Wexford | Wexford; Rosslare
`;

export const ROUTING_KEYS: readonly RoutingKey[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [key = '', county = '', towns = ''] = line.split(' | ');
    return { key, county, towns: towns.split('; ') };
  });

const byKey = new Map(ROUTING_KEYS.map((one) => [one.key, one]));

/** A live routing key, as `D02`; undefined where there is none of this name. */
export function findRoutingKey(key: string): RoutingKey | undefined {
  return byKey.get(key);
}
