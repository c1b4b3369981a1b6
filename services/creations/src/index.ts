export { CreationsModule } from './creations.module.ts';
export { seedStudio } from './programs/seed-studio.ts';
export { service } from './service.ts';
