import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readOptions } from '../../../src/main/hosts/headless/options.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

/** Expects that a host takes arguments as those of an office that others reach. */
function expectOfOffice(args: readonly string[], by: 'proxies' | 'tls') {
  const database = ['--database', 'postgres://quotedesk@db.example/office'];
  const { site, metrics } = readOptions({}, [...args, ...database]);
  expect(site?.url).toMatch(/^https:\/\/office\.example(:8443)?$/);
  expect(by === 'tls' ? site?.tls : site?.proxies).toBeTruthy();
  expect(metrics?.port).toBe(9464);
}

test('the compose file starts hosts with options that they take, behind the balancer alone', () => {
  const { services, networks } = parse(read('compose.yaml'), { merge: true });
  for (const name of ['host-1', 'host-2']) {
    const { command, environment, secrets } = services[name];
    expectOfOffice(command, 'proxies');
    expect(command).toContain(networks.default.ipam.config[0].subnet);
    expect(environment.QUOTEDESK_DATABASE_URL).toMatch(/^postgres:\/\/quotedesk@postgres\/office$/);
    expect(secrets).toEqual(['pgpass']);
    expect(read('Caddyfile')).toContain(`${name}:8443`);
    expect(services[name].ports).toBeUndefined();
  }
  expect(services.create.entrypoint.slice(1)).toEqual(['office', 'create', 'Our office']);
});

test('the Kubernetes example starts hosts with options that they take, and probes where they answer', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS());
  const hosts = documents.find(({ kind }) => kind === 'StatefulSet');
  const [container] = hosts.spec.template.spec.containers;
  expectOfOffice(container.args, 'proxies');
  const ports = new Map(
    container.ports.map((one: { name: string; containerPort: number }) => [
      one.name,
      one.containerPort,
    ]),
  );
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    const { port, path } = container[probe].httpGet;
    expect(ports.get(port)).toBe(9464);
    expect(path).toMatch(/^\/health\/(live|ready)$/);
  }
  expect(documents.map(({ kind }) => kind)).toEqual([
    'Secret',
    'StatefulSet',
    'Service',
    'Ingress',
  ]);
});

test('the drop-in of systemd starts a host with its own certificate', () => {
  const [, command = ''] =
    /ExecStart=(\/[\s\S]*?)\nLoadCredential/.exec(read('quotedesk-office.conf')) ?? [];
  const [program, ...args] = command.replaceAll('\\\n', ' ').split(/\s+/);
  expect(program).toBe('/opt/quotedesk/quotedesk-server');
  expectOfOffice(args, 'tls');
});

test('the container has the package of the server, whose program takes its data folder', () => {
  const text = read('Containerfile');
  expect(text).toContain('dist/quotedesk-server-*-linux-*.tar.gz');
  const [, entry = '[]'] = /ENTRYPOINT (\[.+\])/.exec(text) ?? [];
  const [program, ...args] = JSON.parse(entry);
  expect(program).toBe('/opt/quotedesk/quotedesk-server');
  expect(readOptions({}, args).dataFolder).toBe('/var/lib/quotedesk');
});
