import { latePart } from '@danqing/ui-kit';

export const searchPanel = latePart(() => import('./search-panel.tsx').then((module) => module.SearchPanel));
