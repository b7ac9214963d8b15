import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cpuUsage, memoryUsage, uptime } from 'node:process';

interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  /** Each value with its labels, such as `status="200"`; no text for none. */
  readonly values: readonly (readonly [labels: string, value: number])[];
}

const label = (name: string, value: string | number): string =>
  `${name}="${String(value).replaceAll(/["\\\n]/gu, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`))}"`;

/** A value for each key of a record, under a label. */
export const byLabel = (name: string, values: Readonly<Record<string, number>>): Metric['values'] =>
  Object.entries(values).map(([key, value]) => [label(name, key), value]);

/** Metrics in the text format of Prometheus. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, values }) => [
      `# TYPE ${name} ${type}`,
      ...values.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`),
    ])
    .join('\n')
    .concat('\n');

/** How often the delay of the event loop is measured, in milliseconds; each value includes it. */
const delayResolution = 20;

/** Counts the answers of an app from now on. Returns what is known of them and of the process. */
export function measure(app: FastifyInstance): () => readonly Metric[] {
  const answers = new Map<string, { count: number; seconds: number }>();
  const delay = monitorEventLoopDelay({ resolution: delayResolution });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = [
      label('method', method),
      label('route', routeOptions.url ?? 'none'),
      label('status', reply.statusCode),
    ];
    const known = answers.get(labels.join(',')) ?? { count: 0, seconds: 0 };
    answers.set(labels.join(','), { count: known.count + 1, seconds: known.seconds + reply.elapsedTime / 1000 });
  });
  return () => {
    const entries = [...answers];
    const { user, system } = cpuUsage();
    const latest = Math.max(0, delay.percentile(99) / 1e9 - delayResolution / 1000);
    delay.reset();
    return [
      { name: 'shop_answers_total', type: 'counter', values: entries.map(([labels, { count }]) => [labels, count]) },
      {
        name: 'shop_answer_seconds_total',
        type: 'counter',
        values: entries.map(([labels, { seconds }]) => [labels, seconds]),
      },
      { name: 'process_cpu_seconds_total', type: 'counter', values: [['', (user + system) / 1e6]] },
      { name: 'process_resident_memory_bytes', type: 'gauge', values: [['', memoryUsage.rss()]] },
      { name: 'process_uptime_seconds', type: 'gauge', values: [['', uptime()]] },
      { name: 'nodejs_eventloop_delay_p99_seconds', type: 'gauge', values: [['', latest]] },
    ];
  };
}
