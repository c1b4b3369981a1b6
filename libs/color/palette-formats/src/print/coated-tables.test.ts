import { expect, test } from 'vitest';
import { coatedTablesSource } from '../../testing/coated-profile.ts';

// `npx vitest run --project unit -u coated-tables` regenerates the file.
test('the tables are those of the profile', async () => {
  await expect(coatedTablesSource()).toMatchFileSnapshot('./coated-tables.ts');
});
