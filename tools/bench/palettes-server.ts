import { colorsPort, creditsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { PalettesModule } from '@danqing/palettes';
import { knownColors } from './known-colors.ts';
import { serveAlone } from './serve-alone.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const ports = [
  { provide: portToken(creditsPort), useValue: {} },
  { provide: portToken(colorsPort), useValue: knownColors },
];
await serveAlone('palettes', databaseUrl, ports, (imports) =>
  PalettesModule.forRoot({ databaseUrl, imports }),
);
