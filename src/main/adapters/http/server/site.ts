import { readFileSync, statSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { BlockList, isIP, isIPv6, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { HttpsServer } from '../node-http.ts';

/** Where an API answers that is not for this computer alone. */
export interface Site {
  /** The address of this computer that it listens on; `0.0.0.0` is all of them. */
  readonly address: string;
  /** The origin by which others know it, `https://api.example:8443`: to no other one it answers. */
  readonly url: string;
  /** The paths of its certificate and its key; absent where a proxy has them. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** The addresses of proxies, or their networks as `10.0.0.0/8`: no one else is answered. Empty: everybody is. */
  readonly proxies: readonly string[];
}

/** A certificate with its key as Node takes it. @throws Error that names the files where they can't be used */
export function secureContext({ cert, key }: NonNullable<Site['tls']>) {
  try {
    const files = { cert: readFileSync(cert), key: readFileSync(key) };
    createSecureContext(files);
    return { ...files, minVersion: 'TLSv1.2' as const };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `--tls-cert ${cert} and --tls-key ${key} are no certificate with its key: ${problem}`,
      { cause },
    );
  }
}

/** Milliseconds between two looks whether the certificate was renewed. */
const LOOK = 60_000;

/** Milliseconds in which a connection must have become a secure one. */
export const HANDSHAKE = 10_000;

/** Takes a renewed certificate: connections that are open keep the one before. */
function renewing(
  server: SecureServer,
  tls: NonNullable<Site['tls']>,
  onError: (error: unknown) => void,
): void {
  const changedAt = () => statSync(tls.cert).mtimeMs;
  let known = changedAt();
  const look = () => {
    try {
      const now = changedAt();
      if (now === known) return;
      server.setSecureContext(secureContext(tls));
      known = now;
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(look, LOOK).unref();
  server.once('close', () => clearInterval(timer));
}

/** Tells whether an address is one of some, or in one of their networks. @throws where one of them is none */
export function addressCheck(
  addresses: readonly string[],
): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const one of addresses) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`${one} is no IP address, and no network of them`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Has a server answer as a site does. @param onError takes what is wrong with a renewed certificate */
export function serveSite(
  server: HttpServer | SecureServer,
  { tls, proxies }: Site,
  onError: (error: unknown) => void,
): void {
  if (tls && server instanceof HttpsServer) renewing(server, tls, onError);
  if (proxies.length === 0) return;
  const isProxy = addressCheck(proxies);
  server.prependListener('connection', (socket: Socket) => {
    if (!isProxy(socket.remoteAddress)) socket.destroy();
  });
}
