import type { DynamicModule, InjectionToken } from '@nestjs/common';
import { ClaimController } from './download/claim.controller.ts';
import { ClaimService } from './download/claim.service.ts';
import { PALETTES } from './download/palettes-port.ts';

export interface DownloadsModuleOptions {
  /** Modules that export `Jobs`, IDENTITY_PORT, the PalettesPort, and CreditsModule. */
  imports: NonNullable<DynamicModule['imports']>;
  /** Token of the PalettesPort in one of them. */
  palettesPort: InjectionToken;
}

/** Apart from CreditsModule, which the identity service needs: this one needs the identity service. */
export class DownloadsModule {
  static forRoot({ imports, palettesPort }: DownloadsModuleOptions): DynamicModule {
    return {
      module: DownloadsModule,
      imports,
      controllers: [ClaimController],
      providers: [ClaimService, { provide: PALETTES, useExisting: palettesPort }],
    };
  }
}
