import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { LoggedEvent, OfficeLog } from '../../core/office/log.ts';
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
  readonly log: OfficeLog & OfficeSettings;
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

/** The desk that signed a request. @throws {FaultError} where no desk that may exchange did, or its clock is wrong */
async function mustBeSigned(
  { headers, body }: FastifyRequest,
  { keyOf, isSigned }: OfficeService,
  now: number,
): Promise<string> {
  const [, desk = '', at = '', value = ''] =
    /^Desk ([\w-]{1,100}):(\d{1,16}):([\w+/=]{1,200})$/.exec(headers.authorization ?? '') ?? [];
  const publicKey = desk === '' ? undefined : await keyOf(desk);
  if (publicKey === undefined) throw refused();
  const text = signedText(desk, Number(at), hash('sha256', String(body)));
  if (!isSigned(text, { publicKey, value })) throw refused();
  if (Math.abs(now - Number(at)) > CLOCK_MAY_DIFFER) {
    throw new FaultError({ kind: 'forbidden', message: message('deskClock') });
  }
  return desk;
}

/** Lets desks join an office, and exchange with it. @param clock epoch milliseconds */
export async function officeRoutes(
  api: FastifyInstance,
  service: OfficeService,
  clock: () => number,
): Promise<void> {
  const [join, exchange] = officePlaces;
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is signed is the text, as it came.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    const onRequest = limitStrangers('joining', clock);
    scope.post(join.path, { onRequest }, async ({ body }, reply) => {
      const { secret, name, publicKey } = Object(JSON.parse(String(body)));
      const joined = await service.join({
        secret: String(secret),
        name: String(name),
        publicKey: String(publicKey),
      });
      return reply.send({ ...joined, office: service.office });
    });
    scope.post(exchange.path, { bodyLimit: MOST }, async (request, reply) => {
      const desk = await mustBeSigned(request, service, clock());
      const question = read(String(request.body)) as OfficeQuestion;
      if (
        question.ask === 'append' &&
        !question.events.every(({ event }) => service.isWhole(event))
      ) {
        // Every other desk would refuse it, and go no further.
        throw new FaultError({ kind: 'invalid', message: message('eventForged') });
      }
      return reply
        .type('application/json')
        .send(written(await answer(service.log, (open) => service.present(desk, open), question)));
    });
  });
}
