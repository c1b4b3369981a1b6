export { DrawingProcess } from './drawing-process.ts';
export { SpareProcess } from './spare-process.ts';
