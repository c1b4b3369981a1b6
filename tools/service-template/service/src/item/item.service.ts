import type { __Service__Port, Item } from '@danqing/contracts/__service__';
import { Inject, Injectable } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ItemEntity } from './item.entity.ts';

@Injectable()
export class ItemService implements __Service__Port {
  constructor(
    @Inject(getRepositoryToken(ItemEntity, '__service__')) private readonly items: Repository<ItemEntity>,
  ) {}

  /** Returns the first hundred items, oldest first. */
  list(): Promise<Item[]> {
    return this.items.find({ order: { id: 'asc' }, take: 100 });
  }

  findItem(id: number): Promise<Item | null> {
    return this.items.findOneBy({ id });
  }
}
