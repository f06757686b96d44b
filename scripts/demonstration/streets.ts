/** Streets that nearly every Irish town has; none has the name of a person or a business. */
export const STREETS: readonly string[] = [
  ...['Main Street', 'Church Street', 'Bridge Street', 'Chapel Street', 'Chapel Lane'],
  ...['Station Road', 'Mill Road', 'Mill Lane', 'Market Square', 'Market Street', 'The Square'],
  ...['Castle Street', 'High Street', 'Abbey Street', 'Barrack Street', 'School Road'],
  ...['Church Road', 'Convent Road', 'Old Road', 'River Lane', 'Well Lane', 'The Green'],
  ...['Oak Park', 'Ash Grove', 'Beech Park', 'Cedar Drive', 'Elm Court', 'Hawthorn Avenue'],
  ...['Hazel Close', 'Holly Lawn', 'Rowan Heights', 'Willow Park', 'Sycamore Drive'],
  ...['Meadow View', 'Riverside', 'Woodlands', 'The Orchard', 'Hillcrest', 'Park View'],
];

/** Streets that only cities have. */
export const CITY_STREETS: readonly string[] = [
  ...['North Street', 'South Street', 'Quay Street', 'Canal Street', 'Canal Road', 'Dock Road'],
  ...['Harbour Road', 'Bridge Road', 'Park Road', 'Park Avenue', 'Orchard Road', 'Grove Road'],
  ...['College Road', 'Friary Lane', 'Custom House Lane', 'The Mews', 'Victoria Terrace'],
];

/** Common townland names, for houses outside a town. */
export const TOWNLANDS: readonly string[] = [
  ...['Ballybeg', 'Ballymore', 'Ballinamona', 'Carrowmore', 'Carrowbeg', 'Cloonmore'],
  ...['Cloonbeg', 'Coolmore', 'Corbally', 'Derrymore', 'Derrybeg', 'Drumbeg', 'Drummore'],
  ...['Glebe', 'Gortmore', 'Gortnahoe', 'Kilbeg', 'Kilbride', 'Kilmore', 'Knockbeg'],
  ...['Knockmore', 'Lisbeg', 'Lismore Upper', 'Rathbeg', 'Rathmore Lower', 'Shanbally'],
  ...['Templebeg', 'Tobermore', 'Tullybeg', 'Tullymore'],
];

/** Parts of the cities by routing key, for a second address line. */
export const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  D01: ['North Wall', 'Summerhill'],
  D02: ['Temple Bar', 'Grand Canal Dock'],
  D03: ['Clontarf', 'Fairview', 'East Wall'],
  D04: ['Ballsbridge', 'Sandymount', 'Ringsend'],
  D05: ['Raheny', 'Artane', 'Killester'],
  D06: ['Rathmines', 'Ranelagh', 'Rathgar'],
  D6W: ['Terenure', 'Templeogue', 'Kimmage'],
  D07: ['Cabra', 'Phibsborough', 'Stoneybatter'],
  D08: ['Kilmainham', 'Inchicore', 'Portobello'],
  D09: ['Drumcondra', 'Beaumont', 'Santry'],
  D10: ['Ballyfermot', 'Cherry Orchard'],
  D11: ['Finglas', 'Glasnevin'],
  D12: ['Crumlin', 'Drimnagh', 'Walkinstown'],
  D13: ['Baldoyle', 'Sutton', 'Howth'],
  D14: ['Dundrum', 'Churchtown', 'Clonskeagh'],
  D15: ['Blanchardstown', 'Castleknock', 'Clonsilla'],
  D16: ['Ballinteer', 'Knocklyon', 'Rathfarnham'],
  D17: ['Coolock', 'Darndale'],
  D18: ['Foxrock', 'Cabinteely', 'Leopardstown'],
  D20: ['Palmerstown', 'Chapelizod'],
  D22: ['Clondalkin', 'Rowlagh'],
  D24: ['Tallaght', 'Firhouse', 'Jobstown'],
  T12: ['Bishopstown', 'Douglas', 'Turners Cross'],
  T23: ['Blackpool', 'Mayfield', 'Sundays Well'],
  H91: ['Salthill', 'Knocknacarra', 'Renmore'],
  V94: ['Castletroy', 'Dooradoyle', 'Raheen'],
  X91: ['Ballybricken', 'Ferrybank', 'Lisduggan'],
};
