import { RequestMethod, type INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS } from './access.ts';

/** One handler of a controller, at each of its addresses. */
export interface Route {
  /** `PaletteController.save` */
  handler: string;
  /** `POST /api/palettes/:id` */
  address: string;
  /** What `@Public()`, `@Members()` and the like state; undefined where nothing is stated. */
  access: string | undefined;
}

/** All routes of the controllers of an application. */
export function routesOf(app: INestApplicationContext): Route[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      if (!Reflect.hasMetadata(PATH_METADATA, handler)) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
      const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
        string | undefined;
      return pathsOf(metatype).flatMap((base) =>
        pathsOf(handler).map((path) => ({
          handler: `${metatype.name}.${name}`,
          address: `${method} ${join(base, path)}`,
          access,
        })),
      );
    });
  });
}

/** The endpoints, as `Controller.method`, that state no access: a test expects none. */
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
