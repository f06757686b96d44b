import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The part of an answered request that is measured. */
export interface Measured {
  /** As the API names its address, with parameters as `:name`. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What is measured of the office of a host when it is asked. */
export interface OfficeMeasures {
  readonly isAway: () => boolean;
  readonly behind: () => Promise<number>;
  readonly refused: () => number;
  readonly connections: () => { readonly open: number; readonly waiting: number };
}

/** What a host tells Prometheus, and whoever reads its format. */
export interface Metrics {
  readonly count: (request: Measured) => void;
  /** Measures the office from here on. */
  readonly follow: (office: OfficeMeasures) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** Seconds: a price takes less than the first, a printed document about the last. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A gauge that is read when it is asked for; what can't be read then has no value. */
function read(
  registers: Registry[],
  named: { readonly name: string; readonly help: string },
  value: () => number | Promise<number>,
): void {
  new Gauge({
    ...named,
    registers,
    async collect() {
      try {
        this.set(await value());
      } catch {
        this.remove();
      }
    },
  });
}

/** Opens the metrics of a process. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'quotedesk_http_request_duration_seconds',
    help: 'How long requests took until they were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return {
    count: ({ method, route, status, milliseconds }) => {
      requests.observe({ method, route, status }, milliseconds / 1000);
    },
    follow: ({ isAway, behind, refused, connections }) => {
      const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
        read(registers, { name: `quotedesk_office_${name}`, help }, value);
      gauge('up', '1: the database of the office answers', () => Number(!isAway()));
      gauge('events_behind', 'Events that the office has, and this host has not', behind);
      gauge(
        'conflicts',
        'Events, since the start, that were decided on what stood no more',
        refused,
      );
      gauge('connections_open', 'Connections to PostgreSQL', () => connections().open);
      gauge('connections_waiting', 'Who waits for a connection', () => connections().waiting);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
