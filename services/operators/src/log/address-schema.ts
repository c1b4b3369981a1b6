import { isIP } from 'node:net';
import { z } from 'zod';

export const addressSchema = z.string().refine((text) => {
  const [host = '', bits, ...rest] = text.split('/');
  const version = isIP(host);
  if (version === 0 || host.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}, 'must be an address or a network, like 203.0.113.9 or 2001:db8::/48');
