import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthController } from '../health/health.controller.ts';
import { finishConnections } from '../http/finish-connections.ts';

/**
 * Drains clients before the application closes. `/readyz` returns 503 at once, while other requests are
 * served for `delayMs`, so that load balancers switch over. Then no connection is accepted, and open ones get
 * one last response with `connection: close`.
 */
export async function drain(app: NestFastifyApplication, delayMs: number): Promise<void> {
  app.get(HealthController, { strict: false }).startDraining();
  await wait(delayMs);
  await finishConnections(app.getHttpServer() as Server);
}
