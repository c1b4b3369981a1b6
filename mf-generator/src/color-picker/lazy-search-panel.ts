import { lazyChunk } from '@danqing/ui-kit';

export const searchPanel = lazyChunk(() => import('./search-panel.tsx').then((module) => module.SearchPanel));
