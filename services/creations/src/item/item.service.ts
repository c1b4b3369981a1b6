import type { CreationsPort, Item } from '@danqing/contracts/creations';
import { Inject, Injectable } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ItemEntity } from './item.entity.ts';

@Injectable()
export class ItemService implements CreationsPort {
  constructor(
    @Inject(getRepositoryToken(ItemEntity, 'creations')) private readonly items: Repository<ItemEntity>,
  ) {}

  /** The first hundred, oldest first. */
  list(): Promise<Item[]> {
    return this.items.find({ order: { id: 'asc' }, take: 100 });
  }

  findItem(id: number): Promise<Item | null> {
    return this.items.findOneBy({ id });
  }
}
