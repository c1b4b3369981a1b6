import { collectionIdSchema, pictureIdSchema } from '@danqing/contracts/creations';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { AppError, CurrentUser, Members } from '@danqing/nest-kit';
import { Controller, Delete, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { removeVideo, restoreVideo } from './video.queries.ts';

/**
 * Removal of videos by the creation's owner, including videos that other members paid for. It can be undone
 * for ten minutes.
 */
@Controller('api/collections/:id/images/:imageId/video')
@Members()
export class VideoRemovalController {
  constructor(@Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource) {}

  @Delete()
  @HttpCode(204)
  async remove(
    @Param('id', { schema: collectionIdSchema }) collectionId: number,
    @Param('imageId', { schema: pictureIdSchema }) imageId: number,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<void> {
    if (!(await removeVideo(this.dataSource, { userId, collectionId, imageId })))
      throw new AppError('VIDEO_NOT_FOUND');
  }

  @Post('undelete')
  @HttpCode(204)
  async restore(
    @Param('id', { schema: collectionIdSchema }) collectionId: number,
    @Param('imageId', { schema: pictureIdSchema }) imageId: number,
    @CurrentUser() { userId }: AuthenticatedUser,
  ): Promise<void> {
    if (!(await restoreVideo(this.dataSource, { userId, collectionId, imageId })))
      throw new AppError('VIDEO_NOT_FOUND');
  }
}
