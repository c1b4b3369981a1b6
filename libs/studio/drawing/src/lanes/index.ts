export { DrawingLane } from './drawing-lane.ts';
export { DrawingLanes, type DrawingLanesOptions } from './drawing-lanes.ts';
export type { QueueLimits, DrawingRequest } from './drawing-queue.ts';
