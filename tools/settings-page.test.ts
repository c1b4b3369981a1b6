import { expect, test } from 'vitest';
import { envExample, settingsPage } from './settings-page.ts';

// `npm run settings` regenerates both files.
test('docs/settings.md tells what the schemas check', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../docs/settings.md');
});

test('.env.example has every setting', async () => {
  await expect(envExample()).toMatchFileSnapshot('../.env.example');
});
