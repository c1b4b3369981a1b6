export { DrawingLane } from './drawing-lane.ts';
export { DrawingLanes, type DrawingLanesOptions } from './drawing-lanes.ts';
export type { QueueLimits, Turn } from './drawing-queue.ts';
