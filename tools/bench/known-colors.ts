import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Color, ColorsPort } from '@danqing/contracts/colors';
import { WORKSPACE } from '../steps.ts';

const colors = JSON.parse(
  readFileSync(join(WORKSPACE, 'services/colors/data/colors.json'), 'utf8'),
) as readonly Color[];

export const knownColors: ColorsPort = { listColors: async () => colors };
