/**
 * Schemas of the site's database. Each belongs to its own role, which has no rights outside it. A service
 * missing here gets no address.
 */
export const DATABASE_SERVICES = [
  'colors',
  'credits',
  'identity',
  'jobs',
  'operators',
  'palettes',
  'releases',
  'creations',
  'cocreate',
  'payments',
  'agent',
] as const;

export type DatabaseService = (typeof DATABASE_SERVICES)[number];

export type DatabaseUrls = Readonly<Record<DatabaseService, string>>;

export const forEachService = <Value>(
  valueOf: (service: DatabaseService) => Value,
): Record<DatabaseService, Value> =>
  Object.fromEntries(DATABASE_SERVICES.map((service) => [service, valueOf(service)])) as Record<
    DatabaseService,
    Value
  >;
