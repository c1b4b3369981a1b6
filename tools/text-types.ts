// npm run texts: writes the types of the texts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTexts } from '@danqing/mf-config/text-types';
import { WORKSPACE } from './steps.ts';

export const chineseCatalogues = (): string[] =>
  globSync('{shell,mf-*,libs/*/*,tools/area-template}/src/**/locales/zh.json', { cwd: WORKSPACE }).sort();

export const textTypes = (catalogue: string): string =>
  describeTexts(
    JSON.parse(readFileSync(join(WORKSPACE, catalogue), 'utf8')) as Parameters<typeof describeTexts>[0],
    'npm run texts',
  );
