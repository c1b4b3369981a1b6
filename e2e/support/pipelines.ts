import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

export interface ShellStep {
  run: string;
  env: Record<string, string>;
}

interface Workflow {
  jobs: Record<string, { env?: Record<string, string>; steps: WorkflowStep[] }>;
}

interface WorkflowStep {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

interface Job {
  script: string[];
}

const read = (folder: string, file: string) => load(readFileSync(join(folder, file), 'utf8'));

/**
 * Returns the shell steps of the GitHub workflow of an area, in order.
 *
 * @param values what each expression such as `secrets.DANQING_TOKEN` stands for
 */
export function readWorkflow(folder: string, values: Record<string, string>): ShellStep[] {
  const { jobs } = read(folder, '.github/workflows/area.yml') as Workflow;
  const evaluate = (text: string) =>
    text.replace(/\$\{\{ *([\w.]+) *\}\}/g, (_expression, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the test gives no ${name}`);
      return value;
    });
  return Object.values(jobs).flatMap(({ env: ofJob = {}, steps }) =>
    steps.flatMap(({ run, env = {} }) =>
      run === undefined
        ? []
        : {
            run: evaluate(run),
            env: Object.fromEntries(
              Object.entries({ ...ofJob, ...env }).map(([name, value]) => [name, evaluate(value)]),
            ),
          },
    ),
  );
}

/** Returns the script of a job of the GitLab pipeline of an area. */
export const readPipelineScript = (folder: string, job: string): string[] =>
  (read(folder, '.gitlab-ci.yml') as Record<string, Job>)[job]!.script;
