import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { ERRORS, type ErrorCode } from '@danqing/contracts/errors';
import { AppError } from './app-error.ts';

/**
 * Validates parameters that declare a schema, such as `@Query({ schema })`, and passes on the parsed value.
 * Nest's own pipe reports sentences. This one reports the field and a code: the schema's issue message if
 * that is a code, else INPUT_INVALID.
 */
export class SchemaValidationPipe implements PipeTransform {
  async transform(value: unknown, { schema, data }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    const [issue] = result.issues;
    const path = (issue?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    const field = [data, ...path].filter((part) => part !== undefined).join('.');
    throw new AppError(codeOf(issue?.message), { field: field || undefined });
  }
}

const codeOf = (message: string | undefined): ErrorCode =>
  message !== undefined && Object.hasOwn(ERRORS, message) ? (message as ErrorCode) : 'INPUT_INVALID';
