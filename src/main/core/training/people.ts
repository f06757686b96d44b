import { between, pick, type Random } from '../../../shared/data/random.ts';

/** A surname for everybody, or a man's and a woman's. */
type Surname = string | readonly [man: string, woman: string];

interface Community {
  /** Relative to the other communities. */
  readonly share: number;
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly surnames: readonly Surname[];
  /** The licence of its drivers who have no Irish one. */
  readonly licence: string;
}

/** A broker's customers, with names as they are written, so that every letter occurs. */
const COMMUNITIES: readonly Community[] = [
  {
    share: 62,
    licence: 'Full Irish',
    women: [
      'Aoife',
      'Bríd',
      'Caoimhe',
      'Ciara',
      'Clodagh',
      'Deirdre',
      'Éabha',
      'Eimear',
      'Emma',
      'Gráinne',
      'Máire',
      'Mary',
      'Niamh',
      'Orla',
      'Róisín',
      'Saoirse',
      'Sarah',
      'Sinéad',
      'Siobhán',
      'Úna',
    ],
    men: [
      'Cathal',
      'Ciarán',
      'Cillian',
      'Colm',
      'Conor',
      'Darragh',
      'David',
      'Dónal',
      'Eoin',
      'Fionn',
      'John',
      'Liam',
      'Micheál',
      'Oisín',
      'Pádraig',
      'Patrick',
      'Ruairí',
      'Seán',
      'Séamus',
      'Tomás',
    ],
    surnames: [
      'Breathnach',
      'Byrne',
      'de Búrca',
      'Doyle',
      'Fitzgerald',
      'Gallagher',
      'Kelly',
      'Kennedy',
      'Lynch',
      'McCarthy',
      'McLoughlin',
      'Murphy',
      'Murray',
      'Nolan',
      "O'Connor",
      "O'Neill",
      "O'Reilly",
      'Quinn',
      'Ryan',
      'Walsh',
      ['Mac Aodha', 'Nic Aodha'],
      ['Ó Briain', 'Ní Bhriain'],
      ['Ó Catháin', 'Ní Chatháin'],
      ['Ó Dónaill', 'Ní Dhónaill'],
      ['Ó Súilleabháin', 'Ní Shúilleabháin'],
    ],
  },
  {
    share: 14,
    licence: 'Full EU',
    women: ['Agnieszka', 'Elżbieta', 'Joanna', 'Katarzyna', 'Małgorzata', 'Zofia'],
    men: ['Grzegorz', 'Krzysztof', 'Łukasz', 'Michał', 'Paweł', 'Tomasz'],
    surnames: [
      'Nowak',
      'Wójcik',
      'Żak',
      ['Dąbrowski', 'Dąbrowska'],
      ['Kowalski', 'Kowalska'],
      ['Wiśniewski', 'Wiśniewska'],
      ['Zieliński', 'Zielińska'],
    ],
  },
  {
    share: 8,
    licence: 'Full EU',
    women: ['Eglė', 'Jurgita', 'Rasa', 'Rūta', 'Živilė'],
    men: ['Darius', 'Jonas', 'Mindaugas', 'Vytautas', 'Žygimantas'],
    surnames: [
      ['Jankauskas', 'Jankauskienė'],
      ['Kazlauskas', 'Kazlauskienė'],
      ['Petrauskas', 'Petrauskaitė'],
      ['Stankevičius', 'Stankevičienė'],
      ['Žukauskas', 'Žukauskaitė'],
    ],
  },
  {
    share: 8,
    licence: 'Other',
    women: ['Camila', 'Fernanda', 'Juliana', 'Letícia', 'Patrícia'],
    men: ['Antônio', 'João', 'Luís', 'Rafael', 'Thiago'],
    surnames: ['Araújo', 'da Silva', 'dos Santos', 'Gonçalves', 'Magalhães', 'Oliveira', 'Souza'],
  },
  {
    share: 8,
    licence: 'Other',
    women: ['Adaeze', 'Amaka', 'Chioma', 'Folake', 'Ngozi', 'Yewande'],
    men: ['Babajide', 'Chidi', 'Emeka', 'Ifeanyi', 'Olumide', 'Tunde'],
    surnames: ['Adeyemi', 'Balogun', 'Eze', 'Nwosu', 'Okafor', 'Okonkwo'],
  },
];

/** A made-up person who asks for a quote. */
export interface Person {
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  /** Under a reserved domain (RFC 2606). */
  readonly email: string;
  /** The licence of an experienced driver. */
  readonly licence: string;
}

/** A name as an email address may hold it. */
function plain(name: string): string {
  const letters = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD');
  return letters.replace(/[^a-z]/g, '');
}

/** A person from one of the communities. */
export function person(random: Random): Person {
  const { women, men, surnames, licence } = pick(random, COMMUNITIES, ({ share }) => share);
  const woman = random() < 0.5;
  const firstName = pick(random, woman ? women : men);
  const found = pick(random, surnames);
  const surname = typeof found === 'string' ? found : found[woman ? 1 : 0];
  return {
    title: woman ? pick(random, ['Ms', 'Ms', 'Mrs', 'Dr']) : pick(random, ['Mr', 'Mr', 'Mr', 'Dr']),
    firstName,
    surname,
    email: `${plain(firstName)}.${plain(surname)}${between(random, 1, 99)}@example.com`,
    // Half of the drivers from abroad have exchanged their licence.
    licence: random() < 0.5 ? 'Full Irish' : licence,
  };
}
