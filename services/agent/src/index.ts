export { AgentModule } from './agent.module.ts';
export { service } from './service.ts';
