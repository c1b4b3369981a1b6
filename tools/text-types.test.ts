import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from './steps.ts';
import { chineseCatalogues, textTypes } from './text-types.ts';

// `npm run texts` regenerates the file.
test.each(chineseCatalogues())('the types of %s say what its texts need', async (catalogue) => {
  const declaration = catalogue.replace(/\.json$/, '.d.json.ts');
  await expect(textTypes(catalogue)).toMatchFileSnapshot(join(WORKSPACE, declaration));
});
