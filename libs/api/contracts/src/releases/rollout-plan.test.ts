import { describe, expect, test } from 'vitest';
import { formatPlan, parsePlan, planSeconds, ROLLOUT_PLANS } from './rollout-plan.ts';

describe('a plan', () => {
  test('names weights and durations', () => {
    expect(parsePlan('1%@10m, 10%@30s,50%@1h,\n99%@2d , 100%')).toEqual({
      steps: [
        { weight: 1, seconds: 600 },
        { weight: 10, seconds: 30 },
        { weight: 50, seconds: 3_600 },
        { weight: 99, seconds: 172_800 },
        { weight: 100, seconds: 0 },
      ],
    });
  });

  test.each([
    ['', 'syntax', ''],
    ['1@10m,100%', 'syntax', '1@10m'],
    ['1%@10,100%', 'syntax', '1%@10'],
    ['1.5%@1m,100%', 'syntax', '1.5%@1m'],
    ['-1%@1m,100%', 'syntax', '-1%@1m'],
    ['1%@10m,,100%', 'syntax', ''],
    ['0%@10m,100%', 'weight', '0%@10m'],
    ['100%@10m,100%', 'weight', '100%@10m'],
    ['10%@10m,10%@10m,100%', 'order', '10%@10m'],
    ['10%@10m,5%@10m,100%', 'order', '5%@10m'],
    ['10%,100%', 'duration', '10%'],
    ['10%@0m,100%', 'duration', '10%@0m'],
    ['10%@8d,100%', 'duration', '10%@8d'],
    ['10%@10m', 'end', '10%@10m'],
    ['10%@10m,100%@1h', 'end', '100%@1h'],
    ['100%', 'steps', '100%'],
    [`${Array.from({ length: 12 }, (_, index) => `${index + 1}%@1m`).join()},100%`, 'steps', undefined],
  ])('%j is refused: %s', (text, problem, part = text) => {
    expect(parsePlan(text)).toEqual({ problem, part });
  });

  test.each(Object.values(ROLLOUT_PLANS))('%s reads as it is written', (text) => {
    const plan = parsePlan(text);
    expect('steps' in plan && formatPlan(plan.steps)).toBe(text);
  });

  test('lasts as long as its steps', () => {
    const plan = parsePlan(ROLLOUT_PLANS.steady);
    expect('steps' in plan && planSeconds(plan.steps)).toBe(6_000);
  });
});
