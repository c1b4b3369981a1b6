export { sampleColor, sampleColors } from './sample-colors.ts';
export { samplePalette } from './sample-palette.ts';
