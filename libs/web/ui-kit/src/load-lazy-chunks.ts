import { popoverPanel } from './popover.tsx';

await popoverPanel.load();
