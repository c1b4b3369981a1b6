import type { Provenance } from '@danqing/contracts/releases';
import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import type { TrustedKeyRow } from '../database/trusted-key.queries.ts';
import { checkProvenance } from '../gate/check-provenance.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { selectProvenance } from '../database/provenance.queries.ts';
import { actorSchema, areaSchema, countSchema, releasePrefixSchema } from '../plane/operator-input.ts';
import { readText } from '../provenance/read-provenance.ts';
import { readStatement } from '../provenance/statement.ts';
import { listTrustedKeys, revokeTrustedKey, trustKey } from '../provenance/trusted-keys.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import type { OnPlane } from './on-plane.ts';

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

export function defineProvenance(program: Command, act: Act, { context, plane }: Reach): void {
  const record = async (actor: string, { id, name, area }: TrustedKeyRow, what: string): Promise<void> =>
    context.record?.({
      action: 'publisher-change',
      result: 'allowed',
      actor: `command line ${actor}`,
      address: null,
      subject: `trusted key ${id}`,
      detail: `${name} of ${area}, ${what}`,
    });
  program
    .command('provenance')
    .description('show who built a release, and whether a trusted key signed that')
    .argument('<area>', 'name of the shell or of an area', by(areaSchema))
    .argument('<release>', 'release ID or its first digits', by(releasePrefixSchema))
    .action(
      act((area: string, prefix: string) =>
        plane({ area, onlyReads: true }, async (plane) => {
          const release = await getReleaseOrThrow(plane, area, prefix);
          const envelope = await selectProvenance(plane.database, area, release.id);
          const said = envelope && readStatement(envelope, release.descriptor);
          const gate = await checkProvenance(plane, release);
          const result = { area, release: release.id, provenance: said, envelope, gate };
          return { result, text: describeProvenance(result), refused: gate.verdict !== 'compatible' };
        }),
      ),
    );
  const trust = program.command('trust').description('manage the keys that sign the provenance of releases');
  trust
    .command('add')
    .description('trust a public key; the gate then requires signed provenance for this area')
    .argument('<area>', 'name of the shell or of an area', by(areaSchema))
    .requiredOption('--key <file>', 'public Ed25519 or ECDSA key in PEM form')
    .requiredOption('--name <name>', 'name of the key, such as the CI that holds it', by(actorSchema))
    .action(
      act((area: string, { key, name }: { key: string; name: string }) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const publicKey = await readText('key', key);
          const result = await trustKey(plane, { area, name, publicKey, actor });
          await record(actor, result, 'trusted');
          return { result, text: describeKeys([result]) };
        }),
      ),
    );
  trust
    .command('list')
    .description('list all trusted keys, including revoked ones')
    .action(
      act(() =>
        plane({ anyEnvironment: true, onlyReads: true }, async (plane) => {
          const result = await listTrustedKeys(plane);
          return { result, text: describeKeys(result) };
        }),
      ),
    );
  trust
    .command('revoke')
    .description('revoke a trusted key permanently; active releases stay')
    .argument('<id>', 'ID from trust list', by(countSchema))
    .action(
      act((id: number) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const result = await revokeTrustedKey(plane, { id, actor });
          await record(actor, result, 'revoked');
          return { result, text: describeKeys([result]) };
        }),
      ),
    );
}

function describeProvenance(shown: {
  area: string;
  release: string;
  provenance: Omit<Provenance, 'key'> | null;
  gate: { verdict: string; reason: string };
}): string {
  const { area, release, provenance, gate } = shown;
  const claimed = gate.verdict === 'compatible' && gate.reason === '';
  const lines = provenance
    ? [
        `  builder: ${provenance.builder}`,
        `  repository: ${provenance.repository ?? 'not stated'}`,
        `  commit: ${provenance.commit ?? 'not stated'}`,
        `  ${claimed ? 'claimed: no key is trusted for this area' : gate.reason}`,
      ]
    : [`  ${gate.reason === '' ? 'no statement' : gate.reason}`];
  return `${area} ${release}\n${lines.join('\n')}\n`;
}

function describeKeys(keys: readonly TrustedKeyRow[]): string {
  if (keys.length === 0) return 'No trusted keys.\n';
  return keys
    .map(({ id, area, name, key_id, created_by, revoked_by, revoked_at }) => {
      const end = revoked_at === null ? '' : `, revoked by ${revoked_by} at ${revoked_at}`;
      return `${id}  ${area}  ${name}  ${key_id.slice(0, 16)}  by ${created_by}${end}\n`;
    })
    .join('');
}
