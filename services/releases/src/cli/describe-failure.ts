import type { Failure } from '@danqing/nest-kit/command-line';
import { ReleaseError } from '../release/release-error.ts';
import { SiteRefusedError } from '../upload/site-request.ts';

/** Describes an error of a release command, as text and as JSON. */
export function describeFailure(error: unknown): Failure {
  const { code, message, details, gate } = toBody(error);
  return {
    text: [code === null ? message : `${code}: ${message}`, ...details.map((detail) => `  ${detail}`)].join(
      '\n',
    ),
    json: { code: code ?? 'FAILED', message, details, gate },
    usage: code === 'INPUT_INVALID',
  };
}

function toBody(error: unknown) {
  if (error instanceof ReleaseError)
    return { code: error.code, message: error.message, details: error.details, gate: error.gate };
  if (error instanceof SiteRefusedError) {
    const [message = '', ...details] = error.message.split(/\n\s*/);
    return { code: error.code, message, details, gate: null };
  }
  return {
    code: null,
    message: error instanceof Error ? error.message : String(error),
    details: [],
    gate: null,
  };
}
