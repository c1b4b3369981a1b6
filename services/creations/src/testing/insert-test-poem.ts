import type { EntityManager } from 'typeorm';
import { insertPoem } from '../poem/poem.queries.ts';

export async function insertTestPoem(database: EntityManager, poemId: string, userId: number): Promise<void> {
  await insertPoem(database, {
    id: poemId,
    color: { id: 1, name: '月白', hex: '#EEF7F2' },
    title: '咏月白',
    lines: ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', `花落知多少${userId}`],
    scene: null,
    renderings: null,
    maker: { kind: 'model', name: 'survivor' },
  });
  await database.query(`insert into creations.authors (user_id, name) values ($1, '会员')`, [userId]);
}
