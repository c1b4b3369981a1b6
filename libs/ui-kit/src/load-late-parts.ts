// For component tests: what comes with its first use is there from the start, as after a hover.
import { popoverPanel } from './popover.tsx';

await popoverPanel.load();
