import { PALETTE_LIMITS, type NewPalette, type PaletteChange } from '@danqing/contracts/palettes';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { AuthorService } from '../author/author.service.ts';
import { isForeign, selectOwnPalette, updatePalette, type OwnPalette } from './change.queries.ts';
import { bytesOf, findPosing } from './storable-palette.ts';

/** Changes of saved palettes by their owners. */
@Injectable()
export class ChangeService {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(AuthorService) private readonly authors: AuthorService,
  ) {}

  /**
   * Changes what is given. A repeated call, and one that changes nothing, leaves the palette and its version as they are.
   * @throws AppError PALETTE_CHANGED when it is no longer what the caller has read, PALETTE_HIDDEN when it would become
   * public and operators hid it, NAME_RESERVED, PALETTE_TOO_LONG, ACCOUNT_LIMITED; FORBIDDEN for a public one of another member, else
   * PALETTE_NOT_FOUND
   */
  async change(id: number, userId: number, { version, ...change }: PaletteChange): Promise<void> {
    const present = await selectOwnPalette(this.dataSource, id, userId, { lock: false });
    if (!present)
      throw new AppError((await isForeign(this.dataSource, id, userId)) ? 'FORBIDDEN' : 'PALETTE_NOT_FOUND');
    const { hidden } = present;
    if (hidden && change.is_public) throw new AppError('PALETTE_HIDDEN', { field: 'is_public' });
    // Asks another service, so before the row is locked. What is public at another version is refused below.
    await this.authors.prepare(userId, change.is_public ?? present.is_public);
    await this.dataSource.transaction(async (transaction) => {
      const current = await selectOwnPalette(transaction, id, userId, { lock: true });
      if (!current) throw new AppError('PALETTE_NOT_FOUND');
      const changed = withChange(current, change);
      if (isDeepStrictEqual(changed, contentOf(current))) return;
      if (current.version !== version) throw new AppError('PALETTE_CHANGED');
      // Only what others see from now on.
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
