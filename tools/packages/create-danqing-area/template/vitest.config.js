export { default } from '@danqing/area-tools/vitest';
