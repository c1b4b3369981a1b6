export { __Service__Module } from './__service__.module.ts';
export { service } from './service.ts';
