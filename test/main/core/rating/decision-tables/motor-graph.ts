type Row = readonly [...cells: string[], factor: number];

/** The same fourteen factors as decision tables of GoRules ZEN: the first row that matches counts. */
const TABLES: readonly { readonly inputs: readonly string[]; readonly rows: readonly Row[] }[] = [
  {
    inputs: ['driverAge'],
    rows: [
      ['< 25', 1.75],
      ['[25..30)', 1.25],
      ['[30..65)', 1],
      ['>= 65', 1.2],
    ],
  },
  {
    inputs: ['licenceYears'],
    rows: [
      ['< 2', 1.3],
      ['[2..5)', 1.1],
      ['>= 5', 1],
    ],
  },
  {
    inputs: ['licenceType'],
    rows: [
      ['"Full"', 1],
      ['"Learner"', 1.4],
      ['', 1.15],
    ],
  },
  {
    inputs: ['faultClaims'],
    rows: [
      ['0', 1],
      ['1', 1.25],
      ['2', 1.6],
      ['> 2', 2.2],
    ],
  },
  {
    inputs: ['penaltyPoints'],
    rows: [
      ['< 1', 1],
      ['[1..3]', 1.1],
      ['[4..6]', 1.3],
      ['> 6', 1.75],
    ],
  },
  {
    inputs: ['noClaimsYears'],
    rows: [
      ['< 1', 1],
      ['[1..2]', 0.9],
      ['[3..4]', 0.75],
      ['> 4', 0.55],
    ],
  },
  {
    inputs: ['vehicleAge'],
    rows: [
      ['<= 2', 1.15],
      ['[3..7]', 1],
      ['[8..14]', 1.05],
      ['>= 15', 1.25],
    ],
  },
  {
    inputs: ['value'],
    rows: [
      ['< 10000', 0.95],
      ['[10000..25000)', 1],
      ['[25000..50000)', 1.2],
      ['>= 50000', 1.5],
    ],
  },
  {
    inputs: ['engineSize'],
    rows: [
      ['< 1200', 0.9],
      ['[1200..1600)', 1],
      ['[1600..2000)', 1.15],
      ['>= 2000', 1.4],
    ],
  },
  {
    inputs: ['fuelType'],
    rows: [
      ['"Petrol"', 1],
      ['"Diesel"', 1.05],
      ['"Hybrid"', 0.95],
      ['"Electric"', 0.9],
      ['', 1.02],
    ],
  },
  {
    inputs: ['make', 'bodyType'],
    rows: [
      ['"BMW", "Audi"', '"Coupe"', 1.45],
      ['"BMW", "Audi"', '', 1.25],
      ['', '"Van"', 1.1],
      ['', '', 1],
    ],
  },
  {
    inputs: ['county'],
    rows: [
      ['"Dublin"', 1.2],
      ['"Cork"', 1.05],
      ['"Longford"', 1.24],
      ['"Kilkenny"', 0.88],
      ['', 1],
    ],
  },
  {
    inputs: ['mileage'],
    rows: [
      ['< 10000', 0.92],
      ['[10000..20000)', 1],
      ['>= 20000', 1.12],
    ],
  },
  {
    inputs: ['excess'],
    rows: [
      ['< 300', 1.15],
      ['[300..1000)', 1],
      ['[1000..2000)', 0.85],
      ['>= 2000', 0.75],
    ],
  },
];

const position = { x: 0, y: 0 };

function node({ inputs, rows }: (typeof TABLES)[number], index: number) {
  const id = `table-${index}`;
  return {
    id,
    name: id,
    type: 'decisionTableNode',
    position,
    content: {
      hitPolicy: 'first',
      inputs: inputs.map((field) => ({ id: field, name: field, field })),
      outputs: [{ id: 'factor', name: 'factor', field: `factor${index}` }],
      rules: rows.map((row, i) => ({
        _id: `${id}-${i}`,
        ...Object.fromEntries(inputs.map((field, at) => [field, row[at]])),
        factor: `${row.at(-1)}`,
      })),
      passThrough: false,
      executionMode: 'single',
    },
  };
}

/** A decision graph: the tables next to one another, then their product. */
export function motorGraph() {
  const tables = TABLES.map(node);
  const product = TABLES.map((_, i) => `factor${i}`).join(' * ');
  const edge = (sourceId: string, targetId: string) => ({
    id: `${sourceId}-${targetId}`,
    type: 'edge',
    sourceId,
    targetId,
  });
  return {
    contentType: 'application/vnd.gorules.decision',
    nodes: [
      { id: 'in', name: 'in', type: 'inputNode', position },
      ...tables,
      {
        id: 'product',
        name: 'product',
        type: 'expressionNode',
        position,
        content: {
          expressions: [{ id: 'product', key: 'product', value: product }],
          passThrough: false,
        },
      },
      { id: 'out', name: 'out', type: 'outputNode', position },
    ],
    edges: [
      ...tables.flatMap(({ id }) => [edge('in', id), edge(id, 'product')]),
      edge('product', 'out'),
    ],
  };
}
