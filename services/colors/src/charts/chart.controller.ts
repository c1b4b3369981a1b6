import { CHART_PAGE_COUNT } from '@danqing/contracts/colors';
import { AppError, Public, sendRepresentation } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChartService } from './chart.service.ts';

const FILE = /^page([1-9]\d?)\.webp$/;

@Public()
@Controller('images/sepu')
export class ChartController {
  constructor(@Inject(ChartService) private readonly charts: ChartService) {}

  @Get(':file')
  async page(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = Number(FILE.exec(file)?.[1]);
    if (!(page <= CHART_PAGE_COUNT)) throw new AppError('ROUTE_NOT_FOUND');
    sendRepresentation(request, reply, await this.charts.page(page));
  }
}
