import { join } from 'node:path';

/** A package for repositories outside of this workspace, made from sources of the workspace. */
export interface PackageDefinition {
  /** Folder of its manifest, README and own sources; the name of its tarball too. */
  folder: string;
  /** Path of an import → name in the workspace, or a file of it. `*` stands for a part of both. */
  exports: Readonly<Record<string, string>>;
  /** Command → file of the workspace. */
  commands: Readonly<Record<string, string>>;
  /** Files of the workspace that a path leads to instead of an import. */
  modules: readonly string[];
  /** Package of the workspace that the page has once. Its names become names of this package. */
  shared?: string;
}

export const packageFolder = ({ folder }: PackageDefinition): string => join(import.meta.dirname, folder);

const SDK = '@danqing/shell-sdk';

export const AREA_PACKAGE: PackageDefinition = {
  folder: 'area',
  exports: {
    '.': SDK,
    './router': `${SDK}/router`,
    './query': `${SDK}/query`,
    './i18n': `${SDK}/i18n`,
    './testing': `${SDK}/testing`,
    './testing/setup': 'libs/web/ui-kit/src/component-tests.ts',
    './testing/lazy-chunks': 'libs/web/ui-kit/src/load-lazy-chunks.ts',
    './area-checks': `${SDK}/area-checks`,
    './kit': '@danqing/area-kit',
    './kit/locales/*.json': '@danqing/area-kit/locales/*.json',
    './kit/testing': '@danqing/area-kit/testing',
    './ui': '@danqing/ui-kit',
    './ui/icons/*': '@danqing/ui-kit/icons/*',
    './api': '@danqing/api-client',
    './colors': '@danqing/color-core',
    './contracts/*': '@danqing/contracts/*',
    './tsconfig.json': 'tools/packages/area/tsconfig.json',
  },
  commands: {},
  modules: [],
  shared: SDK,
};

const TOOLS = 'tools/packages/area-tools/src';

export const TOOLS_PACKAGE: PackageDefinition = {
  folder: 'area-tools',
  exports: { './eslint': `${TOOLS}/eslint.ts`, './vitest': `${TOOLS}/vitest.ts` },
  commands: { danqing: `${TOOLS}/danqing.ts` },
  modules: [
    'libs/build/mf-config/src/late-chunks.ts',
    'libs/build/mf-config/src/adopted-styles.ts',
    'libs/build/mf-config/src/hot-texts.ts',
    'libs/build/mf-config/src/script-text.ts',
    'libs/build/mf-config/src/federation/taken-runtime.ts',
  ],
};

export const CREATE_PACKAGE: PackageDefinition = {
  folder: 'create-danqing-area',
  exports: {},
  commands: { 'create-danqing-area': 'tools/packages/create-danqing-area/src/create-danqing-area.ts' },
  modules: [],
};

export const PACKAGES = [AREA_PACKAGE, TOOLS_PACKAGE, CREATE_PACKAGE];
