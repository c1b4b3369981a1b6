import {
  dataExportIdSchema,
  memberIdSchema,
  type AuthenticatedUser,
  type DataExportResponse,
} from '@danqing/contracts/identity';
import {
  AppError,
  clientAddress,
  CurrentUser,
  withErrorCode,
  Members,
  requestLocale,
} from '@danqing/nest-kit';
import { Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataExportService } from './data-export.service.ts';

@Controller('api/users/:id/data-exports')
@Members()
export class DataExportController {
  constructor(@Inject(DataExportService) private readonly exports: DataExportService) {}

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  async ask(
    @Param('id', { schema: memberIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
  ): Promise<DataExportResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    const locale = requestLocale(request.headers);
    const data = await withErrorCode('DATA_EXPORT_FAILED', () =>
      this.exports.request(userId, locale, clientAddress(request)),
    );
    return { success: true, data };
  }

  @Get()
  @Header('cache-control', 'no-store')
  async newest(
    @Param('id', { schema: memberIdSchema }) id: number,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<DataExportResponse> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    return {
      success: true,
      data: await withErrorCode('DATA_EXPORT_FAILED', () => this.exports.newest(userId)),
    };
  }

  @Get(':exportId/file')
  async file(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Param('exportId', { schema: dataExportIdSchema }) exportId: string,
    @CurrentUser() { userId }: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (id !== userId) throw new AppError('FORBIDDEN');
    const { size, body } = await this.exports.open(userId, exportId, clientAddress(request));
    void reply
      .header('content-type', 'application/zip')
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="danqing-data-${exportId.slice(0, 8)}.zip"`)
      .send(body);
  }
}
