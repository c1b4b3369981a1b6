import { memberDataPort, pagesPort, type Port } from '@danqing/contracts/ports';
import type { DynamicModule, Type } from '@nestjs/common';
import type { z } from 'zod';
import { routesOfController, type Route } from '../auth/routes.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import type { DatabaseService } from '../database/roles/database-services.ts';
import type { MemberDataDeclaration } from '../member-data/member-data-sources.ts';
import type { StoreDefinition } from '../storage/store-definition.ts';

type Fields = z.ZodRawShape;

export interface ServiceParts<Variables extends Fields> {
  config: Readonly<z.output<z.ZodObject<Variables>>>;
  databaseUrl: string;
}

interface ServiceOptions<Variables extends Fields> {
  name: DatabaseService;
  config?: ServiceConfig<Variables>;
  controllers: readonly Type[];
  needs?: readonly Port[];
  jobs?: boolean;
  offers?: Port;
  stores?: readonly StoreDefinition[];
  /** Page kinds of the service, such as `collection`. Its module exports the token of `pagesPort(name)`. */
  pages?: readonly string[];
  /**
   * Declares that the service stores data about members. Its module exports the token of
   * `memberDataPort(name)`.
   */
  memberData?: MemberDataDeclaration;
  module(parts: ServiceParts<Variables>): DynamicModule;
}

/** A service as data. A program mounts it, runs it alone, or proxies to it. */
export interface ServiceDefinition {
  readonly name: DatabaseService;
  readonly config: ServiceConfig;
  readonly routes: readonly Route[];
  readonly needs: readonly Port[];
  readonly jobs: boolean;
  readonly offers: readonly Port[];
  readonly stores: readonly StoreDefinition[];
  readonly pages: readonly string[];
  readonly memberData: MemberDataDeclaration | null;
  module(parts: { config: object; databaseUrl: string }): DynamicModule;
}

/** Defines a service. Its module becomes global, and a service with pages or
 * member data also offers their ports. */
export function defineService<Variables extends Fields = Record<never, never>>({
  name,
  config,
  controllers,
  needs = [],
  jobs = false,
  offers,
  stores = [],
  pages = [],
  memberData,
  module,
}: ServiceOptions<Variables>): ServiceDefinition {
  return {
    name,
    config: (config ?? { fields: {} }) as ServiceConfig,
    routes: controllers.flatMap(routesOfController),
    needs,
    jobs,
    offers: [
      ...(offers ? [offers] : []),
      ...(pages.length > 0 ? [pagesPort(name)] : []),
      ...(memberData ? [memberDataPort(name)] : []),
    ],
    stores,
    pages,
    memberData: memberData ?? null,
    module: (parts) => ({ ...module(parts as ServiceParts<Variables>), global: true }),
  };
}
