import { ApiError } from '@danqing/api-client';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequest, IDLE_REQUEST, type RequestContext, type RequestState } from './create-request.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => log.mockClear());

const refusal = new ApiError('余额不足', { code: 'CREDITS_INSUFFICIENT', status: 402 });
const expiry = new ApiError('请先登录', { code: 'UNAUTHORIZED', status: 401 });

interface Started {
  context: RequestContext<string>;
  answer: (result: string) => void;
  fail: (error: unknown) => void;
}

function controlledRequest(text?: string) {
  const request = createRequest<string, string>(text);
  const started: Started[] = [];
  const failures: unknown[] = [];
  const task = (context: RequestContext<string>) => {
    return new Promise<string>((answer, fail) => started.push({ context, answer, fail }));
  };
  const start = () => void request.start(task, { onFailure: ({ error }) => failures.push(error) });
  return { request, started, failures, start };
}

/** Waits until all settled promises have run their callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Step =
  | { kind: 'start' | 'retry' | 'abort' | 'clear' }
  | { kind: 'answer' | 'refuse' | 'expire' | 'report' | 'lose'; of: number };
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('start', 'start', 'retry', 'abort', 'clear'),
    }),
    fc.record({
      kind: fc.constantFrom('answer', 'refuse', 'expire', 'report', 'lose'),
      of: fc.nat({ max: 5 }),
    }),
  ) as fc.Arbitrary<Step>,
  { maxLength: 40, size: 'max' },
);

describe('a request', () => {
  it('is only changed by its latest task, in any order of starts, answers, failures and unmounts', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { request, started, failures, start } = controlledRequest();
        let expected: RequestState<string, string> = IDLE_REQUEST;
        let running: Started | null = null;
        let repeatable = false;
        const refused: unknown[] = [];
        const ended = new Set<Started>();
        const begin = () => {
          if (running) return;
          running = started.at(-1)!;
          repeatable = true;
          expected = { ...IDLE_REQUEST, phase: 'running' };
        };
        const stop = () => {
          if (!running) return;
          running = null;
          expected = { ...expected, phase: 'aborted', stillTrying: false };
        };
        const end = (task: Started, part: Partial<RequestState<string, string>>) => {
          if (task !== running || ended.has(task)) return false;
          running = null;
          expected = { ...expected, stillTrying: false, ...part };
          return true;
        };
        for (const step of list) {
          if ('of' in step) {
            const task = started.at(step.of % Math.max(started.length, 1));
            if (!task) continue;
            if (step.kind === 'report') {
              task.context.report(`part ${step.of}`);
              if (task === running) expected = { ...expected, progress: `part ${step.of}` };
            } else if (step.kind === 'lose') {
              task.context.onStillTrying(true);
              if (task === running) expected = { ...expected, stillTrying: true };
            } else if (step.kind === 'answer') {
              task.answer('done');
              end(task, { phase: 'done', result: 'done' });
              ended.add(task);
            } else if (step.kind === 'expire') {
              task.fail(expiry);
              end(task, { phase: 'expired' });
              ended.add(task);
            } else {
              task.fail(refusal);
              const failure = { error: refusal, code: 'CREDITS_INSUFFICIENT', reason: '余额不足' };
              if (end(task, { phase: 'failed', failure })) refused.push(refusal);
              ended.add(task);
            }
          } else if (step.kind === 'start') {
            start();
            begin();
          } else if (step.kind === 'retry') {
            void request.retry();
            if (repeatable) begin();
          } else {
            request[step.kind]();
            stop();
            if (step.kind === 'clear') {
              repeatable = false;
              expected = IDLE_REQUEST;
            }
          }
          await settled();
          expect(request.getState()).toEqual(expected);
          expect(failures).toEqual(refused);
          // Every replaced task must have been aborted, so that no abandoned request keeps running.
          const unaborted = started.filter((task) => !task.context.signal.aborted && !ended.has(task));
          expect(unaborted).toEqual(running ? [running] : []);
        }
      }),
    );
  });

  it('notifies its subscribers of each change until they leave', async () => {
    const { request, started, start } = controlledRequest();
    const phases: string[] = [];
    const leave = request.subscribe(() => phases.push(request.getState().phase));
    start();
    started[0]?.context.report('half');
    started[0]?.answer('whole');
    await settled();
    leave();
    start();
    expect(phases).toEqual(['running', 'running', 'done']);
  });

  it('resumes with the progress that it is given', () => {
    const { request } = controlledRequest();
    void request.start(() => new Promise(() => {}), { progress: 'half' });
    expect(request.getState()).toMatchObject({ phase: 'running', progress: 'half' });
  });

  it('logs failures with its text, but no expired session', async () => {
    const { started, start } = controlledRequest('area: the poem did not come');
    start();
    started[0]?.fail(expiry);
    await settled();
    expect(log).not.toHaveBeenCalled();
    start();
    started[1]?.fail(refusal);
    await settled();
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.join(' ')).toContain('area: the poem did not come');
  });
});
