import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { AppError } from './app-error.ts';

/**
 * Validates what a controller declares, like `@Query({ schema })` or `@Param('id', { schema })`, and hands on the
 * parsed value. Nest's own pipe reports sentences; ours a code and the field.
 */
export class SchemaValidationPipe implements PipeTransform {
  async transform(value: unknown, { schema, data }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    const path = (result.issues[0]?.path ?? []).map((part) =>
      String(typeof part === 'object' ? part.key : part),
    );
    const field = [data, ...path].filter((part) => part !== undefined).join('.');
    throw new AppError('INPUT_INVALID', { field: field || undefined });
  }
}
