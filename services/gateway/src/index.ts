export { gatewayConfigFields, loadGatewayConfig, type GatewayConfig } from './config.ts';
export { createGateway } from './server/create-gateway.ts';
