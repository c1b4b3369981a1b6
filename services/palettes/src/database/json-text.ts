import { applyDecorators, Header } from '@nestjs/common';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Declares a JSON text response, which no cache may store. */
export const JsonText = () =>
  applyDecorators(Header('content-type', JSON_TYPE), Header('cache-control', 'no-store'));
