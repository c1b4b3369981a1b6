import { choiceList } from './choice-menu.tsx';
import { popoverPanel } from './popover.tsx';

await Promise.all([choiceList.load(), popoverPanel.load()]);
