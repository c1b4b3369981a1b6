import type { ItemsResponse } from '@danqing/contracts/__service__';
import { Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ItemEntity } from './item.entity.ts';

@Controller('api/__service__')
@Public()
export class ItemController {
  constructor(
    @Inject(getRepositoryToken(ItemEntity, '__service__')) private readonly items: Repository<ItemEntity>,
  ) {}

  @Get()
  @Header('cache-control', 'no-cache')
  async list(): Promise<ItemsResponse> {
    return { success: true, data: await this.items.find({ order: { id: 'asc' }, take: 100 }) };
  }
}
