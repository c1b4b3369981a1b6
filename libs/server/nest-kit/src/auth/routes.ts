import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { ErrorCode } from '@danqing/contracts/errors';
import { ACCESS, IDENTIFIES_MEMBER } from './access.ts';
import { REFUSAL } from './members.guard.ts';
import type { OperatorPurpose } from './operator-access.ts';
import { OPERATOR_PURPOSE } from './operators.guard.ts';

export interface Route {
  handler: string;
  address: string;
  access: string | undefined;
  refusal: ErrorCode | undefined;
  identifiesMember: boolean;
  act: OperatorPurpose | undefined;
}

/** Returns the endpoints of all controllers in the app, including imported modules. */
export const routesOf = (app: INestApplicationContext): Route[] =>
  [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) =>
      typeof metatype === 'function' ? routesOfController(metatype as Type) : [],
    ),
  );

/**
 * Returns the endpoints of a controller, one for each of its paths. Metadata of a method overrides that of
 * its controller.
 */
export function routesOfController(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    if (!Reflect.hasMetadata(PATH_METADATA, handler)) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    const metadataOf = <Value>(key: string) =>
      (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as Value | undefined;
    return pathsOf(controller).flatMap((base) =>
      pathsOf(handler).map((path) => ({
        handler: `${controller.name}.${name}`,
        address: `${method} ${join(base, path)}`,
        access: metadataOf<string>(ACCESS),
        refusal: metadataOf<ErrorCode>(REFUSAL),
        identifiesMember: metadataOf<boolean>(IDENTIFIES_MEMBER) ?? false,
        act: metadataOf<OperatorPurpose>(OPERATOR_PURPOSE),
      })),
    );
  });
}

/** Returns the endpoints, as `Controller.method`, without an access decorator. A test expects none. */
export const routesWithoutAccess = (app: INestApplicationContext): string[] => [
  ...new Set(routesOf(app).flatMap(({ handler, access }) => (access === undefined ? [handler] : []))),
];

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined]
    .flat()
    .map((path) => path ?? '');

const join = (base: string, path: string) =>
  `/${[base, path]
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
