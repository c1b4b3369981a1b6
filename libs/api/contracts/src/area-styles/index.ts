export { strayStyles } from './stray-styles.ts';
