import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { __Service__Module } from '../__service__.module.ts';
import { ItemEntity } from './item.entity.ts';

let database: TestDatabase;
let app: NestFastifyApplication;
beforeAll(async () => {
  database = await testDatabase();
  app = await createTestApp(__Service__Module.forRoot({ databaseUrl: database.url }));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('lists what there is, oldest first', async () => {
  const items = app.get<Repository<ItemEntity>>(getRepositoryToken(ItemEntity, '__service__'));
  await items.save([{ name: '甲' }, { name: '乙' }]);
  expect((await app.inject('/api/__service__')).json()).toEqual({
    success: true,
    data: [
      { id: 1, name: '甲' },
      { id: 2, name: '乙' },
    ],
  });
});
