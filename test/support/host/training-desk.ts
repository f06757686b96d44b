import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import type { Environment } from '../../../src/shared/domain/desk/environment.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import type { IssuedClient } from '../../../src/shared/schemas/people/client.ts';
import { appOptions } from './host.ts';
import { preparedFolders } from './prepared-folders.ts';

const NOW = Date.UTC(2026, 10, 24, 11);

const DOCUMENT = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

const openAt = (folder: string, now: number) =>
  openEnvironments({ ...appOptions(folder), clock: () => now });

/** Folders in which training was used once: to make its quotes takes two seconds. */
const used = preparedFolders(async (folder) => {
  const { dispatch, live, close } = await openAt(folder, NOW);
  expect(await dispatch('training')(BROKER, 'listQuotes', {})).toMatchObject({ ok: true });
  const client = await live.issueFirstClient();
  await close();
  return client;
});

/** A desk with both environments. */
class TrainingDesk {
  dataFolder = '';
  /** Set before each test. */
  environments!: Environments;
  firstClient: IssuedClient | undefined;

  /** Opens its folder. @param now epoch milliseconds */
  async open(now = NOW): Promise<void> {
    this.environments = await openAt(this.dataFolder, now);
  }

  /** The folder of the training data. */
  readonly training = () => join(this.dataFolder, 'training');

  /** As after a first start: no one has used training, which opens when it is first asked. */
  readonly unused = () => rmSync(this.training(), { recursive: true });

  readonly ask = <N extends OperationName>(
    environment: Environment,
    operation: N,
    input: InputOf<N>,
  ) => this.environments.dispatch(environment)(BROKER, operation, input);

  /** @throws the fault as a sentence */
  readonly get = async <N extends OperationName>(
    environment: Environment,
    operation: N,
    input: InputOf<N>,
  ) => {
    const answer = await this.ask(environment, operation, input);
    if (!answer.ok) throw new Error(faultSentence(answer.fault));
    return answer.value as OutputOf<N>;
  };

  /** @returns the id of the quote */
  readonly submit = async (environment: Environment) =>
    (await this.get(environment, 'submitQuote', { document: DOCUMENT, source: 'json' })).quoteId;

  readonly list = async (environment: Environment) =>
    (await this.get(environment, 'listQuotes', { limit: 1000 })).quotes;
}

/** Opens a desk before each test of a file, in which training was used once, and closes it afterwards. */
export function trainingDeskBeforeEach(): TrainingDesk {
  const desk = new TrainingDesk();
  beforeEach(async () => {
    const { dataFolder, said } = await used(NOW);
    Object.assign(desk, { dataFolder, firstClient: said });
    await desk.open();
  });
  afterEach(() => desk.environments.close());
  return desk;
}
