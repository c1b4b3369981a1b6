import type { INestApplicationContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS } from './access.ts';

/** The endpoints, as `Controller.method`, that state no access, like `@Public()` or `@Members()`: a test expects none. */
export function routesWithoutAccess(app: INestApplicationContext): string[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function' || Reflect.hasMetadata(ACCESS, metatype)) return [];
    const prototype = metatype.prototype as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .filter((name) => Reflect.hasMetadata(PATH_METADATA, prototype[name] as object))
      .filter((name) => !Reflect.hasMetadata(ACCESS, prototype[name] as object))
      .map((name) => `${metatype.name}.${name}`);
  });
}
