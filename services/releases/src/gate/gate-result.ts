import { GATE_CHECKS, type GateCheck, type GateResult, type GateVerdict } from '@danqing/contracts/releases';

export interface Findings {
  incompatible: string[];
  unknown: string[];
}

export function toCheck(check: GateCheck['check'], { incompatible, unknown }: Findings): GateCheck {
  const verdict = incompatible.length > 0 ? 'incompatible' : unknown.length > 0 ? 'unknown' : 'compatible';
  return { check, verdict, reason: [...incompatible, ...unknown].join('; ') };
}

export function toResult(checks: readonly GateCheck[]): GateResult {
  return {
    verdict: worst(checks.map((check) => check.verdict)),
    checks: checks.toSorted((a, b) => GATE_CHECKS.indexOf(a.check) - GATE_CHECKS.indexOf(b.check)),
  };
}

const worst = (verdicts: readonly GateVerdict[]): GateVerdict =>
  (['incompatible', 'unknown'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'compatible';
