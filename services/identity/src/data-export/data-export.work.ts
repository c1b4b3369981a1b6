import type { MemberData } from '@danqing/contracts/identity';
import { Jobs, readDataPage } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { AccountMails } from '../notice/account-mails.ts';
import { selectUser } from '../user/user.queries.ts';
import { beginExport, setFailed, setGathered, setReady, type ExportRow } from './data-export.queries.ts';
import { ExportFiles } from './export-files.ts';
import { exportReadme } from './export-readme.ts';
import { ownLists } from './own-data.ts';
import { ZipParts, type ZipEntry } from './zip-parts.ts';

const QUEUE = 'identity-data-export';
/** Backs off from 2 s to 16 s, longer than a service takes to restart. */
export const TRIES = 5;
const QUEUE_OPTIONS = { retries: TRIES - 1, retryDelaySeconds: 2, timeLimitSeconds: 60 * 60 };
/**
 * Size at which no more files are added. ZIP without ZIP64 ends at 4 GiB, which leaves room for the last
 * file.
 */
const MAX_BYTES = 2 * 1024 ** 3;

@Injectable()
export class DataExportWork implements OnModuleInit {
  readonly #logger = new Logger('DataExport');

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(MemberDataSources) private readonly sources: MemberDataSources,
    @Inject(ExportFiles) private readonly files: ExportFiles,
    @Inject(AccountMails) private readonly mails: AccountMails,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work<{ id: string }>(QUEUE, QUEUE_OPTIONS, ({ data }) => this.run(data.id));
  }

  /** The job starts when the transaction commits. */
  async enqueue(id: string, transaction: EntityManager): Promise<void> {
    await this.jobs.enqueue(QUEUE, { id }, transaction);
  }

  async run(id: string): Promise<void> {
    const row = await beginExport(this.dataSource, id);
    if (!row) return;
    try {
      await this.files.remove(id);
      const made = await this.#gather(row);
      await this.dataSource.transaction(async (transaction) => {
        if (!(await setReady(transaction, id, made))) return this.files.remove(id);
        const member = await selectUser(transaction, row.userId);
        await this.mails.send(
          { kind: 'export-ready', to: member?.email ?? null, locale: row.locale },
          transaction,
        );
      });
    } catch (error) {
      if (row.attempts < TRIES) throw error;
      this.#logger.error(`The export ${id} failed: ${(error as Error).message}`);
      await this.files.remove(id);
      await setFailed(this.dataSource, id);
    }
  }

  async #gather({ id, userId, locale }: ExportRow): Promise<{ parts: number; size: number }> {
    const zip = new ZipParts((part, bytes) => this.files.put(id, part, bytes));
    await writeText(zip, 'README.txt', exportReadme(locale, new Date()));
    let gathered = 0;
    const reportProgress = (more: number) => setGathered(this.dataSource, id, (gathered += more));
    const own: Pick<MemberData, 'exportMember'> = {
      exportMember: (member, after) => readDataPage(ownLists(this.dataSource, member), after),
    };
    await writeLists(zip, own, userId, reportProgress);
    const leftOut: string[] = [];
    const written = new Set<string>();
    for (const { service } of await this.sources.all()) {
      for (const file of await writeLists(zip, service, userId, reportProgress)) {
        // Creations may share a picture.
        if (written.has(file)) continue;
        written.add(file);
        const whole = zip.size < MAX_BYTES && (await writeFile(zip, service, userId, file));
        if (!whole) leftOut.push(file);
        await reportProgress(1);
      }
    }
    if (leftOut.length > 0) await writeText(zip, 'left-out.json', JSON.stringify(leftOut, null, 1));
    await zip.finish();
    return { parts: zip.parts, size: zip.size };
  }
}

async function writeText(zip: ZipParts, name: string, text: string): Promise<void> {
  const entry = zip.file(name, false);
  await entry.write(Buffer.from(text));
  await entry.end();
}

async function writeLists(
  zip: ZipParts,
  service: Pick<MemberData, 'exportMember'>,
  userId: number,
  tell: (more: number) => Promise<void>,
): Promise<string[]> {
  const files: string[] = [];
  let open: { list: string; entry: ZipEntry } | null = null;
  let after: string | null = null;
  do {
    const page = await service.exportMember(userId, after);
    for (const { list, data } of page.records) {
      const first: boolean = open?.list !== list;
      if (first) {
        await close(open);
        open = { list, entry: zip.file(`${list}.json`, false) };
      }
      await open?.entry.write(Buffer.from(`${first ? '[\n' : ',\n'}${JSON.stringify(data)}`));
    }
    files.push(...page.files);
    after = page.next;
    await tell(page.records.length);
  } while (after !== null);
  await close(open);
  return files;
}

async function close(open: { entry: ZipEntry } | null): Promise<void> {
  await open?.entry.write(Buffer.from('\n]\n'));
  await open?.entry.end();
}

/** Returns false if the service no longer has the complete file. */
async function writeFile(zip: ZipParts, service: MemberData, userId: number, file: string): Promise<boolean> {
  let part = await service.readMemberFile(userId, file, 0);
  if (!part) return false;
  const entry = zip.file(`files/${file}`, true);
  let whole = true;
  for (let offset = 0; part;) {
    const bytes: Buffer = Buffer.from(part.bytes, 'base64');
    await entry.write(bytes);
    offset += bytes.byteLength;
    if (offset >= part.size) break;
    part = bytes.byteLength === 0 ? null : await service.readMemberFile(userId, file, offset);
    whole = part !== null;
  }
  await entry.end();
  return whole;
}
