import { authoredManifestSchema } from '@danqing/contracts/releases';
import { catalogueProblems, keyUsage, readCatalogues } from '@danqing/i18n/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AreaDefinition, Catalogues } from './area.ts';
import { readAreaTexts } from './testing.tsx';

/**
 * Registers the tests that every area must pass: definition, manifest and texts.
 *
 * @param manifest content of its area.json
 * @param folder source folder of the area
 * @param late texts of its lazy chunks (`withLateTexts`)
 */
export function checkArea(
  area: AreaDefinition,
  manifest: { area: string; routes: { id: string }[] },
  folder: string,
  late: readonly Catalogues[] = [],
): void {
  describe('the area', () => {
    it('states its routes and navigation as the contract asks', () => {
      expect(authoredManifestSchema.parse(manifest)).toEqual(manifest);
    });

    it('has a component for every route', () => {
      expect(Object.keys(area.routes).sort()).toEqual(manifest.routes.map(({ id }) => id).sort());
    });

    it('brings the same texts of libraries along in the three languages', async () => {
      const { [manifest.area]: _own, ...libraries } = await readAreaTexts(manifest.area, area);
      expect(Object.values(libraries).flatMap(catalogueProblems)).toEqual([]);
    });
  });

  checkTexts([area.locales, ...late], folder);
}

/**
 * Registers the tests for the texts of an area, or of a library that areas use.
 *
 * @param catalogues every catalogue of the area or library
 * @param folder source folder
 */
export function checkTexts(
  catalogues: readonly (AreaDefinition['locales'] | Catalogues)[],
  folder: string,
): void {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

  describe('the texts', () => {
    it('are complete and agree in the three languages', async () => {
      for (const each of catalogues) expect(catalogueProblems(await readCatalogues(each))).toEqual([]);
    });

    it('are all used, and all that are used exist', async () => {
      const all = await Promise.all(catalogues.map(readCatalogues));
      const chinese = all.map(({ zh }) => zh);
      expect(keyUsage(chinese, sources)).toEqual({ unknown: [], unused: [] });
    });
  });
}
