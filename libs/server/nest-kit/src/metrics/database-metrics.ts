import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { countConnections } from '../database/with-connection.ts';

/** Reports the connection pools of the data sources, by service. */
export function measurePools(dataSources: readonly DataSource[], registry: Registry): void {
  const connections = new Gauge({
    name: 'danqing_database_connections',
    help: 'Connections of a pool that are in use or idle',
    labelNames: ['service', 'state'],
    registers: [registry],
    collect() {
      for (const dataSource of dataSources) {
        const { used, idle } = countConnections(dataSource);
        connections.set({ service: serviceOf(dataSource), state: 'used' }, used);
        connections.set({ service: serviceOf(dataSource), state: 'idle' }, idle);
      }
    },
  });
  const waiting = new Gauge({
    name: 'danqing_database_waiting',
    help: 'Queries that wait for a connection of the pool',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const dataSource of dataSources)
        waiting.set({ service: serviceOf(dataSource) }, countConnections(dataSource).waiting);
    },
  });
}

const serviceOf = ({ options }: DataSource): string => ('schema' in options && options.schema) || 'unnamed';
