// What has drawings made, off the event loop of the service: `@danqing/drawing/lanes`.
export { DrawingLane } from './drawing-lane.ts';
export { DrawingLanes, type DrawingLanesOptions } from './drawing-lanes.ts';
export type { QueueLimits, Turn } from './drawing-queue.ts';
