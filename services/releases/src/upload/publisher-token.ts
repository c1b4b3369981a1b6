/** Makes a leaked publisher token recognisable in logs and repositories. */
export const PUBLISHER_TOKEN_PREFIX = 'danqing-publisher-';
