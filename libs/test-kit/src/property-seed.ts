import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run: a red run speaks of the change, not of the draw. Other cases are drawn by
 * `npm run drills -- properties`, which prints the seed of what it finds.
 */
const { PROPERTY_SEED = '20260101' } = process.env;
fc.configureGlobal({ seed: PROPERTY_SEED === 'random' ? Date.now() % 2 ** 31 : Number(PROPERTY_SEED) });
