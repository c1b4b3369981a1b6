import { ConfigError, loadConfig } from '@danqing/nest-kit/config';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chainConfigFields, chainProblems, chainSettings } from './chain-config.ts';
import { DEVELOPMENT_KEY } from '../testing/local-chain.ts';

const WHOLE = {
  CHAIN_RPC_URL: 'https://evm.example/v1/secret',
  CHAIN_CONTRACT: '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2',
  CHAIN_KEY: `0x${'7a'.repeat(32)}`,
  PUBLIC_URL: 'https://danqing.example',
};
const load = (env: NodeJS.ProcessEnv) => {
  const config = loadConfig(z.object(chainConfigFields), env, { check: chainProblems });
  return chainSettings(config);
};
const problems = (env: NodeJS.ProcessEnv): string => {
  try {
    load(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe('the settings of a chain', () => {
  it('are all there, or none', () => {
    expect(load({})).toBeNull();
    expect(load(WHOLE)).toMatchObject({ chainId: 1030, confirmations: 30, maxFee: 500_000_000_000n });
    for (const name of Object.keys(WHOLE))
      expect(problems({ ...WHOLE, [name]: undefined })).toContain(`${name}: is required`);
  });

  it('are checked, and what is wrong is said without saying the key', () => {
    for (const wrong of [
      { CHAIN_KEY: '0x77' },
      { CHAIN_CONTRACT: 'x' },
      { CHAIN_ID: '-1' },
      { CHAIN_RPC_URL: 'ws://x' },
    ])
      expect(problems({ ...WHOLE, ...wrong })).toContain(Object.keys(wrong)[0]);
    expect(problems({ ...WHOLE, CHAIN_KEY: '7a'.repeat(31) })).not.toContain('7a7a');
  });

  it('have in production no key that everybody knows, and ask over TLS', () => {
    const production = { ...WHOLE, NODE_ENV: 'production' };
    expect(problems(production)).toBe('');
    for (const key of [
      DEVELOPMENT_KEY,
      DEVELOPMENT_KEY.toUpperCase().replace('0X', '0x'),
      `0x${'1'.padStart(64, '0')}`,
    ]) {
      expect(problems({ ...production, CHAIN_KEY: key })).toContain(
        'CHAIN_KEY: is a key that everybody knows',
      );
      const local = { PUBLIC_URL: 'http://localhost:8080', CHAIN_RPC_URL: 'http://127.0.0.1:8545' };
      const development = { DEVELOPMENT_SECRET: 'the secret of this start', ...local };
      expect(problems({ ...WHOLE, ...development, CHAIN_KEY: key })).toBe('');
    }
    expect(problems({ ...production, CHAIN_RPC_URL: 'http://evm.example' })).toContain('must be https://');
    expect(problems({ ...production, CHAIN_RPC_URL: 'http://127.0.0.1:8545' })).toBe('');
  });
});
