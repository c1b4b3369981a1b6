import { AGENT_API } from '../agent/api.ts';
import { PAYMENTS_API } from '../payments/api.ts';
import { CREATIONS_API } from '../creations/api.ts';
import { COCREATE_API } from '../cocreate/api.ts';
import { COLORS_API } from '../colors/api.ts';
import { GATEWAY_API } from '../gateway/api.ts';
import { IDENTITY_API } from '../identity/api.ts';
import { OPERATORS_API } from '../operators/api.ts';
import { PALETTES_API } from '../palettes/api.ts';
import { RELEASES_API } from '../releases/api.ts';
import type { Api } from './define-api.ts';

export const API_BY_SERVICE: Record<string, Api> = {
  colors: COLORS_API,
  palettes: PALETTES_API,
  identity: IDENTITY_API,
  operators: OPERATORS_API,
  releases: RELEASES_API,
  creations: CREATIONS_API,
  cocreate: COCREATE_API,
  payments: PAYMENTS_API,
  agent: AGENT_API,
  gateway: GATEWAY_API,
};

export const API: Api = Object.assign({}, ...Object.values(API_BY_SERVICE));

export const PUBLIC_API_BY_SERVICE: Record<string, Api> = Object.fromEntries(
  Object.entries(API_BY_SERVICE).map(([service, api]) => [
    service,
    Object.fromEntries(Object.entries(api).filter(([, { development }]) => !development)),
  ]),
);
