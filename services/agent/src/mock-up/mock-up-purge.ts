import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ProductPictureStore } from '../product-picture/product-picture-store.ts';
import { deleteMockUp, selectOutdated } from './mock-up.queries.ts';

/** Deletes expired mock-ups. Deletes the file before the row, so that no orphaned file remains. */
@Injectable()
export class MockUpPurge {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {}

  async purge(): Promise<void> {
    for (const { id, picture } of await selectOutdated(this.dataSource)) {
      if (picture !== null) await this.pictures.remove(picture);
      await deleteMockUp(this.dataSource, id);
    }
  }
}
