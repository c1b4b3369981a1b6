import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { ERRORS, type ErrorCode } from '../errors/errors.ts';
import { ERROR_STATUS } from '../errors/error-kinds.ts';
import { operatorErrorSchema } from '../releases/console.ts';
import { PUBLIC_API_BY_SERVICE } from './api.ts';
import type { ApiAccess, ApiRoute } from './define-api.ts';

const SECURITY: Record<ApiAccess, object[]> = {
  public: [],
  members: [{ member: [] }],
  operators: [{ operator: [] }],
  publishers: [{ publisher: [] }],
  'operators and publishers': [{ operator: [] }, { publisher: [] }],
};

export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [service, api] of Object.entries(PUBLIC_API_BY_SERVICE))
    for (const [address, route] of Object.entries(api)) {
      const [method = '', path = ''] = address.split(' ');
      (paths[openApiPath(path)] ??= {})[method.toLowerCase()] = operationOf(service, address, route);
    }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Danqing',
      version: '1',
      description: 'The API of Danqing. Messages in responses are in the language of the request.',
    },
    tags: Object.keys(PUBLIC_API_BY_SERVICE).map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorBodySchema, 'output'),
        Refusal: schemaOf(errorBodySchema.extend(operatorErrorSchema.shape), 'output'),
      },
      securitySchemes: {
        member: bearer('Token of the member’s session, from `POST /api/auth/verify-otp`.'),
        operator: bearer('Token of an operator, or the session of the console.'),
        publisher: bearer('Token of a publisher.'),
      },
    },
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');

function operationOf(service: string, address: string, route: ApiRoute) {
  const { summary, access, body, bodyType = 'application/json', example } = route;
  const parameters = [
    ...Object.entries(route.params ?? {}).map(([name, schema]) =>
      parameterOf('path', name === '*' ? 'path' : name, schema),
    ),
    ...Object.entries(route.query?.shape ?? {}).map(([name, schema]) =>
      parameterOf('query', name, schema as z.ZodType),
    ),
    ...Object.entries(route.headers ?? {}).map(([name, schema]) => parameterOf('header', name, schema)),
  ];
  return {
    operationId: address.replace(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
    tags: [service],
    summary,
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [bodyType]: {
            schema: schemaOf(body, 'input'),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...responsesOf(route), ...errorsOf(route) },
  };
}

function responsesOf({ answers, example }: ApiRoute) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      if (answer === null) return [status, { description: 'No body.' }];
      if ('mediaType' in answer) return [status, mediaResponse([answer.mediaType].flat())];
      const content = {
        'application/json': {
          schema: schemaOf(answer, 'output'),
          ...(example?.answer !== undefined && { example: example.answer }),
        },
      };
      return [status, { description: 'JSON.', content }];
    }),
  );
}

function errorsOf({ errors = [], refusals }: ApiRoute) {
  const content = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  const statuses = [...new Set(errors.map(statusOf))].sort();
  const stated = statuses.map((status) => {
    const codes = errors.filter((code) => statusOf(code) === status);
    const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].message.en}`).join('\n');
    return [status, { description, content: content('Error') }];
  });
  return {
    ...(Object.fromEntries(stated) as object),
    ...(refusals && {
      '4XX': { description: 'The release plane rejects the request.', content: content('Refusal') },
    }),
    default: { description: 'An error that any route may return.', content: content('Error') },
  };
}

const statusOf = (code: ErrorCode): number => ERROR_STATUS[ERRORS[code].kind];

function parameterOf(place: 'path' | 'query' | 'header', name: string, schema: z.ZodType) {
  const required = place === 'path' || !schema.safeParse(undefined).success;
  return { name, in: place, required, schema: schemaOf(schema, 'input') };
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const mediaResponse = (mediaTypes: readonly string[]) => ({
  description: mediaTypes.join(', '),
  content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}])),
});
