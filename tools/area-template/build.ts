import { buildRelease } from '@danqing/mf-config';

await buildRelease({ root: import.meta.dirname, kind: 'area' });
