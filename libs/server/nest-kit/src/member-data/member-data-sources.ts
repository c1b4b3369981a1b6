import type { MemberData, WorkKind } from '@danqing/contracts/identity';
import {
  MEMBER_DATA_METHODS,
  memberDataPort,
  memberDataSourcesPort,
  type MemberDataSource,
  type MemberDataSourcesPort,
} from '@danqing/contracts/ports';
import type { FactoryProvider } from '@nestjs/common';
import { portToken } from '../ports/port-token.ts';

export interface MemberDataDeclaration {
  /** Kind of works that member pages count and list, for a service that has public works. */
  works?: WorkKind;
  /** Position in the order of erasure: before or after the other services. */
  erased?: 'first' | 'last';
}

interface DeclaringService {
  name: string;
  memberData: MemberDataDeclaration | null;
}

type AnyMethod = (...args: unknown[]) => unknown;

const ERASURE_ORDER = ['first', undefined, 'last'] as const;

/** Returns the services that declare member data, in order of erasure. */
export const memberDataSourcesOf = (services: readonly DeclaringService[]): MemberDataSource[] =>
  ERASURE_ORDER.flatMap((place) =>
    services.flatMap(({ name, memberData }) =>
      memberData && memberData.erased === place ? [{ name, works: memberData.works ?? null }] : [],
    ),
  );

/** Implements the port of all sources over the member data of each one, by the name of its service. */
export function dispatchMemberData(
  sources: readonly MemberDataSource[],
  dataOf: Readonly<Record<string, MemberData>>,
): MemberDataSourcesPort {
  const methods = MEMBER_DATA_METHODS.map((method) => [
    method,
    async (source: string, ...args: unknown[]) => {
      const data = Object.hasOwn(dataOf, source) ? dataOf[source] : undefined;
      if (!data) throw new Error(`the service ${source} declares no member data`);
      return (data[method] as AnyMethod).apply(data, args);
    },
  ]);
  return { listSources: async () => [...sources], ...Object.fromEntries(methods) } as MemberDataSourcesPort;
}

/** Returns the member data of one source. */
export const memberDataOf = (port: MemberDataSourcesPort, source: string): MemberData =>
  Object.fromEntries(
    MEMBER_DATA_METHODS.map((method) => [
      method,
      (...args: unknown[]) => (port[method] as AnyMethod).call(port, source, ...args),
    ]),
  ) as unknown as MemberData;

/** Provides the port of all sources. The app must provide `memberDataPort` of each one. */
export function provideMemberDataSources(services: readonly DeclaringService[]): FactoryProvider {
  const sources = memberDataSourcesOf(services);
  return {
    provide: portToken(memberDataSourcesPort),
    inject: sources.map(({ name }) => portToken(memberDataPort(name))),
    useFactory: (...data: MemberData[]) =>
      dispatchMemberData(sources, Object.fromEntries(sources.map(({ name }, index) => [name, data[index]!]))),
  };
}
