import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine';
import { inputsOf } from '../../src/main/core/rating/factor.ts';
import type { RatingInputs } from '../../src/shared/domain/quote-fields/rating-inputs.ts';
import { COVERS, type Cover } from '../../src/shared/domain/quotes/cover.ts';
import type { Factor, FactorOf, RateBook } from '../../src/shared/schemas/rate-books/rate-book.ts';
import { assumedOn } from '../../src/shared/schemas/rate-books/rate-book.ts';
import { wordsIn } from './words.ts';

type Rule = Record<string, string>;
type Used = ReturnType<typeof wordsIn>;

const quoted = (text: string) => JSON.stringify(text);
const parts = (relativity: number) => Math.round(relativity * 10_000);

/** Rules from the highest range down, so that the first matching one is right. */
function numericRules(factor: FactorOf<'bands' | 'line'>): Rule[] {
  const { input } = factor;
  if (factor.kind === 'bands') {
    return factor.bands
      .map(({ from, relativity }, i) => ({
        [input]: i === 0 ? '' : `>= ${from}`,
        relativity: `${parts(relativity)}`,
      }))
      .reverse();
  }
  const [first] = factor.points;
  const rules = factor.points.map(({ at, relativity }, i): Rule => {
    const left = parts(relativity);
    const next = factor.points[i + 1];
    if (next === undefined) return { [input]: `>= ${at}`, relativity: `${left}` };
    const rise = `${parts(next.relativity) - left} * (${input} - ${at}) / ${next.at - at}`;
    return { [input]: `>= ${at}`, relativity: `round(${left} + ${rise})` };
  });
  return [...rules.reverse(), { [input]: '', relativity: `${parts(first?.relativity ?? 1)}` }];
}

function tableRules(factor: FactorOf<'table'>, used: Used): Rule[] {
  const rules = factor.inputs.flatMap((input) =>
    factor.rows.flatMap(({ row, words, relativity }): Rule[] => {
      const cell = used(input, [row, ...words])
        .map(quoted)
        .join(', ');
      return cell === '' ? [] : [{ [input]: cell, relativity: `${parts(relativity)}` }];
    }),
  );
  // The portfolio leaves no answer open, so that what is left is a free text.
  const others = factor.unknown?.decision === 'accept' ? factor.unknown.row : undefined;
  const rest = others ?? assumedOn(factor.assume, 'cautious');
  const assumed = factor.rows.find(({ row }) => row === rest);
  return [...rules, { relativity: `${parts(assumed?.relativity ?? 1)}` }];
}

/** The combinations that risks have, the most specific first. */
function combinationRules(factor: FactorOf<'combination'>, used: Used): Rule[] {
  const relativityOf = (row: string) =>
    `${parts(factor.rows.find((one) => one.row === row)?.relativity ?? 1)}`;
  const rules = factor.combinations.map(({ row, words }): Rule => {
    const cells = factor.inputs.flatMap((input) => {
      const some = words[input];
      return some === undefined ? [] : [[input, used(input, some).map(quoted).join(', ')] as const];
    });
    return { ...Object.fromEntries(cells), relativity: relativityOf(row) };
  });
  const size = (rule: Rule) => Object.keys(rule).length;
  const had = rules.filter((rule) => factor.inputs.every((input) => rule[input] !== ''));
  const assumed = { relativity: relativityOf(assumedOn(factor.assume, 'cautious')) };
  return [...had.sort((a, b) => size(b) - size(a)), assumed];
}

function rulesOf(factor: Factor, used: Used): Rule[] {
  if (factor.kind === 'table') return tableRules(factor, used);
  if (factor.kind === 'combination') return combinationRules(factor, used);
  return numericRules(factor);
}

function table(id: string, inputs: readonly string[], outputs: Rule, rules: readonly Rule[]) {
  return {
    id,
    name: id,
    type: 'decisionTableNode',
    position: { x: 0, y: 0 },
    content: {
      hitPolicy: 'first',
      inputs: inputs.map((field) => ({ id: field, name: field, field })),
      outputs: Object.entries(outputs).map(([key, field]) => ({ id: key, name: field, field })),
      // A missing cell never matches; an empty one always does.
      rules: rules.map((rule, i) => ({
        _id: `${id}-${i}`,
        ...Object.fromEntries(inputs.map((field) => [field, ''])),
        ...rule,
      })),
      passThrough: false,
      executionMode: 'single',
    },
  };
}

function factorTable(factor: Factor, index: number, used: Used) {
  const inputs = inputsOf(factor);
  const rules = rulesOf(factor, used);
  // An excess may come again for another cover.
  const id = `${factor.id}-${index}`;
  const { covers } = factor;
  const exempt = COVERS.filter((cover) => !(covers?.includes(cover) ?? true));
  const outputs = { relativity: `f${index}` };
  if (exempt.length === 0) return table(id, inputs, outputs, rules);
  const neutral = { cover: exempt.map(quoted).join(', '), relativity: '10000' };
  return table(id, ['cover', ...inputs], outputs, [neutral, ...rules]);
}

/** The book as a decision graph: its tables in parallel, then one node that multiplies. */
function graph({ base, minimumNetCents, factors }: RateBook, used: Used) {
  const start = table(
    'base',
    ['cover'],
    { cents: 'n0', minimum: 'minimum' },
    COVERS.map((cover: Cover) => ({
      cover: quoted(cover),
      cents: `${base.cents[cover]}`,
      minimum: `${minimumNetCents[cover]}`,
    })),
  );
  const tables = [start, ...factors.map((factor, i) => factorTable(factor, i + 1, used))];
  const product = factors.reduce((net, _, i) => `round(${net} * f${i + 1} / 10000)`, 'n0');
  const position = { x: 0, y: 0 };
  const multiply = {
    id: 'multiply',
    name: 'multiply',
    type: 'expressionNode',
    position,
    content: {
      expressions: [{ id: 'net', key: 'net', value: `max([${product}, minimum])` }],
      passThrough: false,
    },
  };
  return {
    contentType: 'application/vnd.gorules.decision',
    nodes: [
      { id: 'in', name: 'in', type: 'inputNode', position },
      ...tables,
      multiply,
      { id: 'out', name: 'out', type: 'outputNode', position },
    ],
    edges: [
      ...tables.flatMap(({ id }) => [
        { id: `in-${id}`, type: 'edge', sourceId: 'in', targetId: id },
        { id: `${id}-multiply`, type: 'edge', sourceId: id, targetId: 'multiply' },
      ]),
      { id: 'multiply-out', type: 'edge', sourceId: 'multiply', targetId: 'out' },
    ],
  };
}

/** The book on GoRules ZEN: net premium in cents; with `trace`, it also records its steps. */
export function zen(book: RateBook, risks: readonly RatingInputs[]) {
  const decision = new ZenEngine().createDecision(
    new ZenDecisionContent(graph(book, wordsIn(risks))),
  );
  return async (inputs: RatingInputs, trace: boolean): Promise<number> => {
    const { result } = await decision.evaluate(inputs, { trace });
    return Number(result.net);
  };
}
