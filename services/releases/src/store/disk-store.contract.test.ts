import { temporaryFolder } from '../testing/release-build.ts';
import { describeReleaseStore } from '../testing/store-contract.ts';
import { DiskStore } from './disk-store.ts';
import { listFiles } from './list-files.ts';

describeReleaseStore('a folder', async () => {
  const root = await temporaryFolder();
  return {
    stores: [new DiskStore(root), new DiskStore(root)],
    everything: async () => (await listFiles(root)).map(({ path }) => path),
  };
});
