import fc from 'fast-check';

/**
 * Property tests use a fixed seed, so that a new failure has its cause in the code. `npm run drills --
 * properties` draws random cases and prints the seed of a failure.
 */
const { PROPERTY_SEED = '20260101' } = process.env;
fc.configureGlobal({ seed: PROPERTY_SEED === 'random' ? Date.now() % 2 ** 31 : Number(PROPERTY_SEED) });
