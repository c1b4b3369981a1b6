/**
 * Blocks scripts and frames in responses that are not pages, in case a browser opens one as a page. Pages and
 * workers set their own policies.
 */
const POLICY_OF_DATA = `default-src 'none'; frame-ancestors 'none'`;

const POWERFUL = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** One year. Excludes subdomains, which may have another owner. */
const TRANSPORT = 'max-age=31536000';

/**
 * Returns the headers of every response, including errors and files. Handlers may override them. HSTS is set
 * only with an HTTPS `publicUrl`.
 */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY_OF_DATA,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': POWERFUL.map((feature) => `${feature}=()`).join(', '),
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': TRANSPORT }),
});
