import { hash } from 'node:crypto';
import type { RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { exchangeFault } from '../../core/office/exchange.ts';
import type { OfficeLog } from '../../core/office/log.ts';
import type { OfficeDocuments } from '../../core/office/shared-documents.ts';
import {
  type OfficeAnswers,
  type OfficeQuestion,
  type OfficeSettings,
  type OpenQuote,
  read,
  signedText,
  written,
} from '../../core/office/wire.ts';

// An import of it would load undici, too: see adapters/http/node-http.ts.
const { Agent, request } = process.getBuiltinModule('node:https');

/** Tells whether a certificate is the office's. @param isKnown whether an authority of this computer vouches for it */
export type Trust = (digest: Uint8Array, isKnown: boolean) => boolean;

/** How a desk reaches its office. */
export interface OfficeConnection {
  /** `https://office.example:8443`. */
  readonly url: string;
  readonly trust: Trust;
}

/** Milliseconds until an office that says nothing is away. */
const SILENT = 30_000;

/** An error that says that the certificate is another one: nothing was sent. */
class OtherCertificate extends Error {}

/** Connections that send nothing before the certificate is trusted. */
class TrustingAgent extends Agent {
  readonly #trust: Trust;

  constructor(trust: Trust) {
    super({ keepAlive: true, maxSockets: 1 });
    this.#trust = trust;
  }

  override createConnection(
    options: RequestOptions,
    callback?: (error: Error | null, socket: TLSSocket) => void,
  ): TLSSocket {
    const name = String(options.servername || options.host);
    const socket = connect({
      ...(options as ConnectionOptions),
      // An address is no name.
      servername: isIP(name) === 0 ? name : '',
      // The answer is in `authorized`: a certificate that no authority knows may be the one of the code.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      const { raw } = socket.getPeerCertificate();
      const digest = Buffer.from(hash('sha256', raw), 'hex');
      if (this.#trust(digest, socket.authorized)) callback?.(null, socket);
      else socket.destroy(new OtherCertificate('The certificate is another one'));
    });
    socket.once('error', (error) => callback?.(error, socket));
    // Node waits for the callback: a socket that is given at once would be written to before it is trusted.
    return undefined as unknown as TLSSocket;
  }
}

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly authorization?: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends requests to an office. @returns a function that throws {@link FaultError} where it is out of reach
 * @param otherCertificate said where its certificate is not trusted
 */
function sender({ url, trust }: OfficeConnection, otherCertificate: Message) {
  const agent = new TrustingAgent(trust);
  const send = ({ path, body, authorization }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
      };
      const asked = request(new URL(path, url), {
        method: 'POST',
        agent,
        headers,
        timeout: SILENT,
      });
      asked.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      });
      asked.on('timeout', () => asked.destroy(new Error('It says nothing')));
      asked.on('error', reject).end(body);
    });
  return {
    send: async (sent: Sent): Promise<Answered> => {
      try {
        return await send(sent);
      } catch (error) {
        if (!(error instanceof OtherCertificate)) {
          throw exchangeFault(message('officeAway', { url }), error);
        }
        throw new FaultError({ kind: 'forbidden', message: otherCertificate }, { cause: error });
      }
    },
    close: () => agent.destroy(),
  };
}

/** What is asked of a new desk. */
export interface JoinRequest {
  readonly secret: string;
  readonly name: string;
  /** Ed25519, 32 bytes in base 64. */
  readonly publicKey: string;
}

/** What an office says to a desk that has joined. */
export interface Joined {
  readonly desk: string;
  readonly office: { readonly id: string; readonly name: string };
  /** SHA-256 of the certificate that it showed, hexadecimal. */
  readonly certificate: string;
}

/**
 * Joins an office by a code: the certificate is compared before the secret is sent.
 * @throws {FaultError} where it is out of reach, has another certificate, or does not take the code
 */
export async function joinByCode(
  url: string,
  asked: JoinRequest,
  isOffice: (digest: Uint8Array) => boolean,
): Promise<Joined> {
  let certificate = '';
  const trust: Trust = (digest) => {
    certificate = Buffer.from(digest).toString('hex');
    return isOffice(digest);
  };
  const { send, close } = sender({ url, trust }, message('codeCertificate'));
  try {
    const { status, text } = await send({ path: '/office/join', body: JSON.stringify(asked) });
    if (status === 200) return { ...JSON.parse(text), certificate };
    if (status === 403)
      throw new FaultError({ kind: 'forbidden', message: message('joiningCodeWrong') });
    throw new FaultError({ kind: 'conflict', message: message('officeAnswers', { status }) });
  } finally {
    close();
  }
}

/** The certificate that an office shows, by its SHA-256. @throws {FaultError} where it is out of reach */
export async function certificateOf(url: string): Promise<Uint8Array> {
  let found: Uint8Array | undefined;
  const trust: Trust = (digest) => {
    found = digest;
    return false;
  };
  const { send, close } = sender({ url, trust }, message('officeCertificate'));
  try {
    await send({ path: '/office/join', body: '' });
  } catch (error) {
    if (found) return found;
    throw error;
  } finally {
    close();
  }
  throw new TypeError('A certificate that is not trusted is never answered');
}

/** How a desk proves who it is. */
export interface DeskIdentity {
  readonly desk: string;
  /** @returns the Ed25519 signature of a text, base 64 */
  readonly sign: (text: string) => string;
}

/** The log of an office as a desk reaches it. */
export interface RemoteLog extends OfficeLog, OfficeSettings, OfficeDocuments {
  /** Notes that a quote is open here. @returns who else has it open */
  readonly present: (open: OpenQuote) => Promise<readonly string[]>;
  readonly close: () => void;
}

/**
 * The log of an office, through any of its hosts.
 * @param clock epoch milliseconds
 */
export function remoteLog(
  connection: OfficeConnection,
  { desk, sign }: DeskIdentity,
  clock: () => number,
): RemoteLog {
  const { send, close } = sender(connection, message('officeCertificate'));
  async function ask<Q extends OfficeQuestion>(question: Q): Promise<OfficeAnswers[Q['ask']]> {
    const body = written(question);
    const at = clock();
    const value = sign(signedText(desk, at, hash('sha256', body)));
    const authorization = `Desk ${desk}:${at}:${value}`;
    const { status, text } = await send({ path: '/office/exchange', body, authorization });
    if (status === 200) return read(text) as OfficeAnswers[Q['ask']];
    if (status === 401)
      throw new FaultError({ kind: 'forbidden', message: message('deskRevoked') });
    if (status === 403) throw new FaultError({ kind: 'forbidden', message: message('deskClock') });
    if (status === 429 || status >= 500)
      throw exchangeFault(message('officeSilent'), new Error(`The office answers ${status}`));
    throw new FaultError({ kind: 'conflict', message: message('officeAnswers', { status }) });
  }
  return {
    append: (events) => ask({ ask: 'append', events }),
    page: (after, limit) => ask({ ask: 'page', after, limit }),
    last: () => ask({ ask: 'last' }),
    settings: () => ask({ ask: 'settings' }),
    file: (sha256) => ask({ ask: 'file', sha256 }),
    documentsOf: (quoteIds) => ask({ ask: 'documentsOf', quoteIds }),
    keepDocument: (document) => ask({ ask: 'keepDocument', document }),
    document: (which) => ask({ ask: 'document', which }),
    removeDocument: (key) => ask({ ask: 'removeDocument', key }),
    present: (open) => ask({ ask: 'present', ...open }),
    close,
  };
}
