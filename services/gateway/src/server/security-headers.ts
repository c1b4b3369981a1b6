/** Neither scripts nor frames: what is no page is nothing to be opened as one. Pages and workers have policies of their own. */
const POLICY_OF_DATA = `default-src 'none'; frame-ancestors 'none'`;

/** Browser features that the site does not use: denied to its pages and to frames in them. */
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

/** A year: browsers then come with HTTPS only. Subdomains are their owner's to decide. */
const TRANSPORT = 'max-age=31536000';

/**
 * The headers of every answer of the site, whatever it is: also errors, files and what could not be read. A handler may
 * say otherwise. HTTPS is promised only where `publicUrl` has it.
 */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY_OF_DATA,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': POWERFUL.map((feature) => `${feature}=()`).join(', '),
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': TRANSPORT }),
});
