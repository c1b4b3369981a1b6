export { CreationsModule } from './creations.module.ts';
// For tools that fill.
export { seedStudio } from './programs/seed-studio.ts';
export { service } from './service.ts';
