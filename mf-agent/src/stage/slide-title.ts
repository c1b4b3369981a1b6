import type { Slide } from '@danqing/contracts/agent';

/** What a slide is called. */
export const slideTitle = (slide: Slide): string => ('title' in slide ? slide.title : slide.text);
