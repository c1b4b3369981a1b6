import type { ItemsResponse } from '@danqing/contracts/agent';
import { Public } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ItemService } from './item.service.ts';

@Controller('api/agent')
@Public()
export class ItemController {
  constructor(@Inject(ItemService) private readonly items: ItemService) {}

  @Get()
  @Header('cache-control', 'no-cache')
  async list(): Promise<ItemsResponse> {
    return { success: true, data: await this.items.list() };
  }
}
