import { join } from 'node:path';
import { openApiDocument } from '@danqing/contracts/api';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';

const FILE = join(import.meta.dirname, '../docs/openapi.json');

// Update the file with `npx vitest run --project unit tools/openapi.test.ts -u`.
test('docs/openapi.json is what the contracts say', async () => {
  const text = JSON.stringify(openApiDocument(), null, 2);
  const formatted = await format(text, { ...(await resolveConfig(FILE)), filepath: FILE });
  await expect(formatted).toMatchFileSnapshot(FILE);
});
