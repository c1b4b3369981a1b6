import type { Slide } from '@danqing/contracts/agent';

export const slideTitle = (slide: Slide): string => ('title' in slide ? slide.title : slide.text);
