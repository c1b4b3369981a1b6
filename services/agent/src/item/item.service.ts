import type { AgentPort, Item } from '@danqing/contracts/agent';
import { Inject, Injectable } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ItemEntity } from './item.entity.ts';

@Injectable()
export class ItemService implements AgentPort {
  constructor(
    @Inject(getRepositoryToken(ItemEntity, 'agent')) private readonly items: Repository<ItemEntity>,
  ) {}

  /** The first hundred, oldest first. */
  list(): Promise<Item[]> {
    return this.items.find({ order: { id: 'asc' }, take: 100 });
  }

  findItem(id: number): Promise<Item | null> {
    return this.items.findOneBy({ id });
  }
}
