import { pagesPort, type Port } from '@danqing/contracts/ports';
import type { DynamicModule, Type } from '@nestjs/common';
import type { z } from 'zod';
import { routesOfController, type Route } from '../auth/routes.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { DatabaseService } from '../database/roles/database-services.ts';
import type { StoreDefinition } from '../storage/store-definition.ts';

type Fields = z.ZodRawShape;

/** What a program hands to the module of a service. All that the service needs is provided globally. */
export interface ServiceParts<Variables extends Fields> {
  /** The variables of the service, checked. */
  config: Readonly<z.output<z.ZodObject<Variables>>>;
  /** Where its schema is. */
  databaseUrl: string;
}

interface ServiceOptions<Variables extends Fields> {
  /** Also of its schema in the database, of its variables (`SERVICE_COLORS_URL`) and of its port. */
  name: DatabaseService;
  /** Variables of its own. */
  config?: ServiceConfig<Variables>;
  /** Everything that answers HTTP: what the gateway passes on where the service runs on its own. */
  controllers: readonly Type[];
  /** Ports of other services, provided under their `portToken`. */
  needs?: readonly Port[];
  /** Needs `Jobs`. */
  jobs?: boolean;
  /** What others may ask of it; its module exports the `portToken`. */
  offers?: Port;
  /** Objects that it stores beside its tables. */
  stores?: readonly StoreDefinition[];
  /** Kinds of pages about its things, as `collection`: its module exports the token of `pagesPort(name)`. */
  pages?: readonly string[];
  module(parts: ServiceParts<Variables>): DynamicModule;
}

/** A service as data: a program mounts it, runs it alone, or passes requests on to where it runs. */
export interface ServiceDefinition {
  readonly name: DatabaseService;
  readonly config: ServiceConfig;
  readonly routes: readonly Route[];
  readonly needs: readonly Port[];
  readonly jobs: boolean;
  /** With the port of its pages. */
  readonly offers: readonly Port[];
  readonly stores: readonly StoreDefinition[];
  readonly pages: readonly string[];
  /** Its module, global. */
  module(parts: { config: object; databaseUrl: string }): DynamicModule;
}

/** Says what a service is, once for every way to run it. */
export function defineService<Variables extends Fields = Record<never, never>>({
  name,
  config,
  controllers,
  needs = [],
  jobs = false,
  offers,
  stores = [],
  pages = [],
  module,
}: ServiceOptions<Variables>): ServiceDefinition {
  return {
    name,
    config: (config ?? { fields: {} }) as ServiceConfig,
    routes: controllers.flatMap(routesOfController),
    needs,
    jobs,
    offers: [...(offers ? [offers] : []), ...(pages.length > 0 ? [pagesPort(name)] : [])],
    stores,
    pages,
    module: (parts) => ({ ...module(parts as ServiceParts<Variables>), global: true }),
  };
}
