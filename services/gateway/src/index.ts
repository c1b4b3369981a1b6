export { gatewayConfigFields, loadGatewayConfig, type GatewayConfig } from './config.ts';
export { loadServices } from './services.ts';
export { createGateway } from './server/create-gateway.ts';
