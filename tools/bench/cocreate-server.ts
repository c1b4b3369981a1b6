import { CocreateModule } from '@danqing/cocreate';
import { colorsPort, creationsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { knownColors } from './known-colors.ts';
import { serveAlone } from './serve-alone.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const ports = [
  { provide: portToken(colorsPort), useValue: knownColors },
  { provide: portToken(creationsPort), useValue: { ownsPicture: async () => false } },
];
await serveAlone('cocreate', databaseUrl, ports, (imports) =>
  CocreateModule.forRoot({
    databaseUrl,
    basePath: '/',
    publicUrl: null,
    chain: null,
    models: null,
    colorModel: null,
    nameModel: null,
    imports,
  }),
);
