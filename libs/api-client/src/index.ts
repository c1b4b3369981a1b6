export { ApiError } from './api-error.ts';
export { colorKeys, listColors } from './colors.ts';
export { request, type RequestOptions } from './request.ts';
