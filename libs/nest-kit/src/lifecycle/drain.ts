import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthController } from '../health/health.controller.ts';
import { finishConnections } from '../http/finish-connections.ts';

/**
 * Lets go of the clients before the application closes: `/readyz` turns 503 at once, while all else is answered for
 * `delayMs`, so that the load balancer looks elsewhere; then no new connection is accepted, and connections that are
 * open get one more answer, with `connection: close`.
 */
export async function drain(app: NestFastifyApplication, delayMs: number): Promise<void> {
  app.get(HealthController, { strict: false }).turnAway();
  await wait(delayMs);
  await finishConnections(app.getHttpServer() as Server);
}
