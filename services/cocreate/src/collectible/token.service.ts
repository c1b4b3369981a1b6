import type { TokenMetadata } from '@danqing/contracts/cocreate';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SiteAddress } from '../minting/site-address.ts';
import { drawToken } from './token-picture.ts';

/** What a token says: the colour as it was when its token was asked for. */
interface Token {
  name: string;
  hex: string;
  description: string;
  withheld: boolean;
}

/** What is found at the addresses that the contract names, whatever becomes of the colour, and without a chain. */
@Injectable()
export class TokenService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(SiteAddress) private readonly site: SiteAddress,
  ) {}

  /** @throws AppError COCREATED_COLOR_NOT_FOUND */
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

  /** An SVG. @throws AppError COCREATED_COLOR_NOT_FOUND */
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
