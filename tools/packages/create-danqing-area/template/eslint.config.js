export { default } from '@danqing/area-tools/eslint';
