import { z } from 'zod';
import { by, Option } from '@danqing/nest-kit/command-line';

const DEFAULT_SECONDS = 300;
const MAX_SECONDS = 3_600;

const secondsSchema = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1)
  .max(MAX_SECONDS)
  .transform((seconds) => seconds * 1000);

/** Returns the option `--wait`, whose value is in milliseconds. */
export const waitOption = (): Option =>
  new Option(
    '--wait [seconds]',
    `wait until the site has tried the release in a browser; fail unless the gate says compatible (limit: ${DEFAULT_SECONDS})`,
  )
    .preset(String(DEFAULT_SECONDS))
    .argParser(by(secondsSchema));
