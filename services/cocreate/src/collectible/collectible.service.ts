import type { NftsQuery } from '@danqing/contracts/cocreate';
import type { Locale } from '@danqing/contracts/locale';
import { JsonQueries } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PicturePaths } from '../color/picture-paths.ts';
import { CONFIGURED_CHAIN, type ConfiguredChain } from '../minting/configured-chain.ts';
import { selectCollectibles } from './collectible.queries.ts';

@Injectable()
export class CollectibleService {
  constructor(
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Inject(CONFIGURED_CHAIN) private readonly chain: ConfiguredChain | null,
  ) {}

  async list(query: NftsQuery, locale: Locale): Promise<string> {
    const minting = this.chain !== null;
    const statement = selectCollectibles(this.paths.prefix, query, { minting, locale });
    return (await this.answers.get(statement)) ?? '';
  }
}
