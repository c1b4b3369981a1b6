import type { Painted } from '@danqing/contracts/creations';
import { openTestS3 } from '@danqing/nest-kit/testing';
import { expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';

it(
  'keeps pictures in S3: served whole and by ranges, drawn onto link pictures, and gone with their creation',
  { timeout: 120_000 },
  async () => {
    const s3 = await openTestS3();
    const painter = {
      maker: { kind: 'model', name: 'painter-9' } as const,
      paint: async () => pngOf(900, 900),
    };
    const creations = await openCreations({ s3, painter });
    try {
      const { requestId } = await creations.writePoem();
      const body = { requestId, theme: 'flowers' };
      const { imageUrl, collectionId } = (
        await creations.call('POST', '/api/ai/image', body, { as: 1 })
      ).json<Painted>();
      const whole = await creations.call('GET', imageUrl);
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
      const part = await creations.call('GET', imageUrl, undefined, { headers: { range: 'bytes=4-11' } });
      expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 12)]);
      const small = imageUrl.replace('-900.', '-320.');
      expect((await creations.call('GET', small)).statusCode).toBe(200);
      expect((await creations.call('GET', `/og/creations/zh/${collectionId}.jpg`)).statusCode).toBe(200);

      await creations.call('DELETE', `/api/collections/${collectionId}`, undefined, { as: 1 });
      await creations.dataSource.query(
        `update creations.collections set deleted_at = now() - interval '1 hour'`,
      );
      await creations.app.get(MaintenanceService).purge();
      for (const gone of [imageUrl, small]) expect((await creations.call('GET', gone)).statusCode).toBe(404);
    } finally {
      await creations.close();
    }
  },
);
