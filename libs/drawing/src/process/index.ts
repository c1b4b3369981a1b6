// The processes by themselves, free of NestJS, for programs that measure them: `@danqing/drawing/process`.
export { DrawingProcess } from './drawing-process.ts';
export { SpareProcess } from './spare-process.ts';
