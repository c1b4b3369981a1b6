import { createHash } from 'node:crypto';

/** Prefixes of the SHA-256 hashes of the public default keys of anvil and hardhat. */
const EVERYBODYS = new Set([
  '60a09e4357868c1e9b801052726d061c',
  '095101cf732c298a0ce0320b9de70420',
  'bb4978fbe7638de8e6ee13d9a59a5fb0',
  'f02322197a196ceb746aa52cee2a869a',
  '5de22089c247b9b2722ec5c33498e6bc',
  '59feecfa04eb096ba44eed297e4239fa',
  'b69d88ff1ad5834ab1d8ed45f20d72b6',
  'b6b9ee08c38f62da71fa150a8ada4a7a',
  'be394de37f9d6cf6682434e9f15a4f89',
  'dd0102d1cd0c6ac702573e3e7551fc6c',
  'bc695e76adbd4ba589f63b5522e4cff1',
  'f08cf7b46c09669b731db4160bd42c73',
  '7112de5abbaaf6185c02a8af80086678',
  'c9af1927cd58e92d438303f3f1d4b1ed',
  '9ebbe88c52f8681820a94a6501aa00fa',
  '9794bae81f0d5dd24f7025d1bfbb9f55',
  '89fdd4bd49fc0e2a4b08d8379d7906d3',
  '97bc0c40d645cfaa2f3b3eb652720181',
  '609101d4dd3170f57ff777c34aff90d8',
  '7d2c370c3a5748fad23c20a93abaa2b1',
]);

/** Returns true when the key is publicly known: a default key of a development chain, or a small number. */
export const isKnownKey = (key: string): boolean =>
  /^0x0{48}/.test(key) ||
  EVERYBODYS.has(createHash('sha256').update(key.toLowerCase()).digest('hex').slice(0, 32));
