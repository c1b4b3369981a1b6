import { PALETTE_LIMITS, type NewPalette, type PaletteChange } from '@danqing/contracts/palettes';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { AuthorService } from '../author/author.service.ts';
import { isForeign, selectOwnPalette, updatePalette, type OwnPalette } from './change.queries.ts';
import { bytesOf, findPosing } from './storable-palette.ts';

@Injectable()
export class ChangeService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(AuthorService) private readonly authors: AuthorService,
  ) {}

  /**
   * Applies the given fields. A repeated call, or one that changes nothing, keeps the version.
   *
   * @throws {AppError} PALETTE_CHANGED when the palette is not at the caller's version; PALETTE_HIDDEN when
   *   publishing a palette that operators hid; NAME_RESERVED, PALETTE_TOO_LONG, ACCOUNT_LIMITED; FORBIDDEN
   *   for another member's public palette; else PALETTE_NOT_FOUND
   */
  async change(id: number, userId: number, { version, ...change }: PaletteChange): Promise<void> {
    const present = await selectOwnPalette(this.dataSource, id, userId, { lock: false });
    if (!present)
      throw new AppError((await isForeign(this.dataSource, id, userId)) ? 'FORBIDDEN' : 'PALETTE_NOT_FOUND');
    const { hidden } = present;
    if (hidden && change.is_public) throw new AppError('PALETTE_HIDDEN', { field: 'is_public' });
    // Calls another service, so it runs before the row is locked. A version change meanwhile is refused
    // below.
    await this.authors.prepare(userId, change.is_public ?? present.is_public);
    await this.dataSource.transaction(async (transaction) => {
      const current = await selectOwnPalette(transaction, id, userId, { lock: true });
      if (!current) throw new AppError('PALETTE_NOT_FOUND');
      const changed = withChange(current, change);
      if (isDeepStrictEqual(changed, contentOf(current))) return;
      if (current.version !== version) throw new AppError('PALETTE_CHANGED');
      // Checks only names that are newly visible to others.
      const posing = changed.is_public ? findPosing(changed, current.is_public ? current : null) : null;
      if (posing) throw new AppError('NAME_RESERVED', { field: posing.join('.') });
      if (bytesOf(changed) > PALETTE_LIMITS.bytes) throw new AppError('PALETTE_TOO_LONG');
      await updatePalette(transaction, id, changed);
    });
  }
}

const contentOf = ({ name, description, is_public, colors }: OwnPalette): NewPalette => ({
  name,
  description,
  is_public,
  colors,
});

function withChange(current: OwnPalette, change: Omit<PaletteChange, 'version'>): NewPalette {
  const { name, description, is_public, colors } = contentOf(current);
  return {
    name: change.name ?? name,
    description: change.description ?? description,
    is_public: change.is_public ?? is_public,
    colors: change.colors ?? colors,
  };
}
