/**
 * Every schema of the site's database; each belongs to a role of its own, which may do nothing outside it. A service
 * that is not listed here gets no address to connect to.
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

/** The address under which each service connects. */
export type DatabaseUrls = Readonly<Record<DatabaseService, string>>;

type ServiceVariable = `DATABASE_URL_${Uppercase<DatabaseService>}`;

/** Name of the variable that holds a service's address: `DATABASE_URL_COLORS`. */
export const urlVariable = (service: DatabaseService) =>
  `DATABASE_URL_${service.toUpperCase()}` as ServiceVariable;

export type DatabaseVariable = 'DATABASE_URL' | ServiceVariable;

export const forEachService = <Value>(
  valueOf: (service: DatabaseService) => Value,
): Record<DatabaseService, Value> =>
  Object.fromEntries(DATABASE_SERVICES.map((service) => [service, valueOf(service)])) as Record<
    DatabaseService,
    Value
  >;
