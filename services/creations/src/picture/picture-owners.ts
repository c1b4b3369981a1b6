import type { CreationsPort } from '@danqing/contracts/creations';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Whose pictures are whose, for other services. */
@Injectable()
export class PictureOwners implements CreationsPort {
  constructor(@Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource) {}

  async ownsPicture(userId: number, file: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from creations.paintings
       where user_id = $1 and picture = split_part($2, '-', 1) and picture || '-' || width || '.webp' = $2
         and state = 'done' limit 1`,
      [userId, file],
    );
    return rows.length > 0;
  }
}
