import type { TokenMetadata } from '@danqing/contracts/cocreate';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SiteAddress } from '../minting/site-address.ts';
import { drawToken } from './token-picture.ts';

interface Token {
  name: string;
  hex: string;
  description: string;
  withheld: boolean;
}

/**
 * Serves the token metadata at the URLs in the contract. Works for hidden or deleted colours, and without a
 * configured chain.
 */
@Injectable()
export class TokenService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(SiteAddress) private readonly site: SiteAddress,
  ) {}

  /**
   * Returns the metadata of a token.
   *
   * @throws {AppError} COCREATED_COLOR_NOT_FOUND when no token was requested for the colour
   */
  async describe(id: number): Promise<TokenMetadata> {
    const { name, hex, description, withheld } = await this.#find(id);
    return {
      name: withheld ? hex : name,
      description: withheld ? '' : description,
      image: this.site.of(`api/nfts/images/${id}`),
      external_url: this.site.of(`co-create-colors/${id}`),
      attributes: [{ trait_type: 'Hex', value: hex }],
    };
  }

  /**
   * Renders the token's picture as an SVG.
   *
   * @throws {AppError} COCREATED_COLOR_NOT_FOUND when no token was requested for the colour
   */
  async draw(id: number): Promise<string> {
    const { name, hex, withheld } = await this.#find(id);
    return drawToken(hex, withheld ? null : name);
  }

  async #find(id: number): Promise<Token> {
    const [token] = await this.dataSource.query<Token[]>(
      `select name, hex, description, withheld from cocreate.mints where color_id = $1`,
      [id],
    );
    if (!token) throw new AppError('COCREATED_COLOR_NOT_FOUND');
    return token;
  }
}
