import type { z } from 'zod';
import { configFields } from './fields.ts';

export const metricsFields = {
  METRICS_PORT: configFields.port.optional().meta({
    description:
      'TCP port for Prometheus, at `/metrics`, see [metrics](operating.md#metrics). With `npm start -- --split` the services follow on the next ports',
    unset: 'none',
  }),
  METRICS_HOST: configFields.listenAddress.default('127.0.0.1').meta({
    description: 'IP address of that port. The metrics name routes, queues and releases, no visitors',
  }),
};

type MetricsConfig = z.output<z.ZodObject<typeof metricsFields>>;

/** Returns where to serve metrics; undefined when METRICS_PORT is not set. */
export const metricsAddress = ({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Readonly<MetricsConfig>): { port: number; host: string } | undefined =>
  port === undefined ? undefined : { port, host };
