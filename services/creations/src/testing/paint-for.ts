import type { Painted } from '@danqing/contracts/creations';
import type { TestCreations } from './open-creations.ts';

export async function paintFor(creations: TestCreations, member: number): Promise<Painted> {
  const { requestId } = await creations.writePoem();
  const body = { requestId, theme: 'landscape' };
  const answer = await creations.call('POST', '/api/ai/image', body, { as: member });
  if (answer.statusCode !== 200) throw new Error(`no painting: ${answer.payload}`);
  return answer.json<Painted>();
}
