import { readFileSync } from 'node:fs';
import { chainTools } from '@danqing/test-kit/chain-tools';
import { formatAbi, type Abi } from 'abitype';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { ABI, BYTECODE } from './contract.ts';

const SOURCE = new URL('../../contract/DanqingColors.sol', import.meta.url);
const ARTIFACT = new URL('./contract.ts', import.meta.url);

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

/** OpenZeppelin 5.7 needs the Cancun opcodes, which eSpace supports. */
async function compile() {
  const require = await chainTools();
  const solc = require('solc') as {
    compile(input: string, callbacks: { import(path: string): { contents: string } }): string;
  };
  const input = {
    language: 'Solidity',
    sources: { 'DanqingColors.sol': { content: readFileSync(SOURCE, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') }),
    }),
  ) as Compiled;
  expect(output.errors ?? []).toEqual([]);
  const { abi, evm } = output.contracts['DanqingColors.sol']!['DanqingColors']!;
  return { abi, bytecode: `0x${evm.bytecode.object}` };
}

// Regenerate the file with `npx vitest run --project service services/cocreate/src/chain/contract.test.ts
// -u`.
test('the stored ABI and bytecode are what solc makes of the contract', async () => {
  const { abi, bytecode } = await compile();
  const file = `// Written by contract.test.ts of contract/DanqingColors.sol: solc 0.8.37, optimizer 200, cancun.
import { parseAbi } from 'viem';

export const ABI = parseAbi(${JSON.stringify(formatAbi(abi))});

export const BYTECODE = '${bytecode}';
`;
  const options = { ...(await resolveConfig(ARTIFACT)), parser: 'typescript' };
  await expect(await format(file, options)).toMatchFileSnapshot('./contract.ts');
  expect({ ABI: formatAbi(ABI), BYTECODE }).toEqual({ ABI: formatAbi(abi), BYTECODE: bytecode });
});
