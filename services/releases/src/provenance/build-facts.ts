import type { BuildFacts } from './statement.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the builder, run and repository that GitHub Actions or GitLab CI name; elsewhere `local`. */
export function readBuildFacts(env: Environment): BuildFacts {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_WORKFLOW_REF: workflow } = env;
  if (server && repository && workflow)
    return {
      builder: `${server}/${workflow}`,
      repository: `${server}/${repository}`,
      ...(env.GITHUB_RUN_ID && {
        invocation: `${server}/${repository}/actions/runs/${env.GITHUB_RUN_ID}`,
      }),
    };
  if (env.GITLAB_CI && env.CI_PROJECT_URL)
    return {
      builder: `${env.CI_PROJECT_URL}/-/runners/${env.CI_RUNNER_ID ?? 'unknown'}`,
      repository: env.CI_PROJECT_URL,
      ...(env.CI_JOB_URL && { invocation: env.CI_JOB_URL }),
    };
  return { builder: 'local' };
}
