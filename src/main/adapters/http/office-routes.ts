import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { LoggedEvent, OfficeLog } from '../../core/office/log.ts';
import type { OfficeDocuments } from '../../core/office/shared-documents.ts';
import {
  answer,
  CLOCK_MAY_DIFFER,
  type OfficeQuestion,
  type OfficeSettings,
  type OpenQuote,
  read,
  signedText,
  written,
} from '../../core/office/wire.ts';
import { limitStrangers } from './rate-limit.ts';

/** The addresses at which desks reach their office. */
export const officePlaces = [
  { method: 'POST', path: '/office/join' },
  { method: 'POST', path: '/office/exchange' },
] as const;

/** What desks ask an office through one of its hosts. */
export interface OfficeService {
  readonly office: { readonly id: string; readonly name: string };
  readonly log: OfficeLog & OfficeSettings & OfficeDocuments;
  /** Lets a desk join by the secret of its code. @throws {FaultError} where that is not good */
  readonly join: (asked: {
    secret: string;
    name: string;
    publicKey: string;
  }) => Promise<{ desk: string }>;
  /** Who else has a quote open. */
  readonly present: (desk: string, open: OpenQuote) => Promise<readonly string[]>;
  /** The public key of a desk that may exchange. */
  readonly keyOf: (desk: string) => Promise<string | undefined>;
  /** Whether an event is what its hash says. */
  readonly isWhole: (event: LoggedEvent) => boolean;
  readonly isSigned: (text: string, signature: { publicKey: string; value: string }) => boolean;
}

const MIB = 1024 * 1024;

/** A page of events, each with the content of a rate book at most. */
const MOST = 64 * MIB;

const refused = () =>
  new FaultError({ kind: 'unauthenticated', message: message('deskUnknown'), presented: true });

/** Ed25519: 32 bytes in base 64. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const MOST_NAME = 100;

/** What a desk says of itself when it joins. @throws {FaultError} where it is not that */
function joinRequest(text: string) {
  const { secret, name, publicKey } = Object(parsed(() => JSON.parse(text)));
  const isDesk =
    typeof secret === 'string' &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= MOST_NAME &&
    typeof publicKey === 'string' &&
    PUBLIC_KEY.test(publicKey);
  if (isDesk) return { secret, name, publicKey };
  throw new FaultError({ kind: 'invalid', message: message('invalidRequest') });
}

/** @throws {FaultError} where a text is no JSON */
function parsed(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    throw new FaultError({ kind: 'invalid', message: message('bodyNotJson') });
  }
}

/** The desk that says it asks, when it asked, and its signature. */
interface Signed {
  readonly desk: string;
  readonly at: number;
  readonly value: string;
  readonly publicKey: string;
}

/** Finds the desk that a request names, before anything of its body is read. @throws {FaultError} where there is none */
async function deskOf({ headers }: FastifyRequest, { keyOf }: OfficeService): Promise<Signed> {
  const [, desk = '', at = '', value = ''] =
    /^Desk ([\w-]{1,100}):(\d{1,16}):([\w+/=]{1,200})$/.exec(headers.authorization ?? '') ?? [];
  const publicKey = desk === '' ? undefined : await keyOf(desk);
  if (publicKey === undefined) throw refused();
  return { desk, at: Number(at), value, publicKey };
}

/** @throws {FaultError} where the desk did not sign a body, or its clock is wrong */
function mustBeSigned(
  { desk, at, value, publicKey }: Signed,
  body: string,
  { isSigned, now }: Pick<OfficeService, 'isSigned'> & { readonly now: number },
): void {
  const text = signedText(desk, at, hash('sha256', body));
  if (!isSigned(text, { publicKey, value })) throw refused();
  if (Math.abs(now - at) > CLOCK_MAY_DIFFER) {
    throw new FaultError({ kind: 'forbidden', message: message('deskClock') });
  }
}

/** Lets desks join an office, and exchange with it. @param clock epoch milliseconds */
export async function officeRoutes(
  api: FastifyInstance,
  service: OfficeService,
  clock: () => number,
): Promise<void> {
  const [join, exchange] = officePlaces;
  const { office, log, isWhole, isSigned, present } = service;
  await api.register(async (scope) => {
    const desks = new WeakMap<FastifyRequest, Signed>();
    scope.removeAllContentTypeParsers();
    // What is signed is the text, as it came.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    const countStranger = limitStrangers('joining', clock);
    scope.post(join.path, { onRequest: countStranger }, async ({ body }, reply) => {
      const joined = await service.join(joinRequest(String(body)));
      return reply.send({ ...joined, office });
    });
    const onRequest = async (request: FastifyRequest) => {
      try {
        desks.set(request, await deskOf(request, service));
      } catch (error) {
        await countStranger();
        throw error;
      }
    };
    scope.post(exchange.path, { bodyLimit: MOST, onRequest }, async (request, reply) => {
      const signed = desks.get(request);
      if (!signed) throw refused();
      const body = String(request.body);
      mustBeSigned(signed, body, { isSigned, now: clock() });
      const question = parsed(() => read(body)) as OfficeQuestion;
      if (question.ask === 'append' && !question.events.every(({ event }) => isWhole(event))) {
        // Every other desk would refuse it, and go no further.
        throw new FaultError({ kind: 'invalid', message: message('eventForged') });
      }
      const answered = await answer(log, (open) => present(signed.desk, open), question);
      return reply.type('application/json').send(written(answered));
    });
  });
}
