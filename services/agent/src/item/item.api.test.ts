import { agentPort } from '@danqing/contracts/ports';
import type { AgentPort } from '@danqing/contracts/agent';
import { bootService, createLogger, createPortClient, portToken, serviceProgram } from '@danqing/nest-kit';
import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AgentModule } from '../agent.module.ts';
import { service } from '../service.ts';
import { ItemEntity } from './item.entity.ts';

const SERVICE_TOKEN = 'a token of sixteen or more';

let database: TestDatabase;
let mounted: NestFastifyApplication;
let alone: NestFastifyApplication;
beforeAll(async () => {
  database = await testDatabase();
  const { url } = database;
  mounted = await createTestApp(AgentModule.forRoot({ databaseUrl: url }));
  const program = serviceProgram(service, {
    config: { SERVICE_TOKEN },
    needs: [],
    urls: { agent: url } as Parameters<typeof serviceProgram>[1]['urls'],
  });
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  alone = await bootService(program, { port: 0, host: '127.0.0.1', logger, serviceToken: SERVICE_TOKEN });
  const items = mounted.get<Repository<ItemEntity>>(getRepositoryToken(ItemEntity, 'agent'));
  await items.save([{ name: '甲' }, { name: '乙' }]);
});
afterAll(async () => {
  await alone.close();
  await mounted.close();
  await database.drop();
});

it('lists what there is, oldest first', async () => {
  expect((await mounted.inject('/api/agent')).json()).toEqual({
    success: true,
    data: [
      { id: 1, name: '甲' },
      { id: 2, name: '乙' },
    ],
  });
});

it('offers its items to other services, mounted and over HTTP', async () => {
  const remote = createPortClient(agentPort, {
    url: await alone.getUrl(),
    serviceToken: SERVICE_TOKEN,
  });
  for (const port of [mounted.get<AgentPort>(portToken(agentPort)), remote]) {
    expect(await port.findItem(2)).toEqual({ id: 2, name: '乙' });
    expect(await port.findItem(3)).toBeNull();
  }
});
