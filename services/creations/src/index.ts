export { CreationsModule } from './creations.module.ts';
export { service } from './service.ts';
