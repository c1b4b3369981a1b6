import { Readable } from 'node:stream';
import type { ObjectStorage } from '@danqing/nest-kit/storage';
import { Inject, Injectable } from '@nestjs/common';

export const EXPORT_STORAGE = Symbol('ExportStorage');

@Injectable()
export class ExportFiles {
  constructor(@Inject(EXPORT_STORAGE) private readonly storage: ObjectStorage) {}

  async put(id: string, part: number, bytes: Uint8Array): Promise<void> {
    await this.storage.put(keyOf(id, part), bytes);
  }

  read(id: string, parts: number): Readable {
    const { storage } = this;
    return Readable.from(
      (async function* () {
        for (let part = 0; part < parts; part += 1) {
          const content = await storage.get(keyOf(id, part));
          if (!content) throw new Error(`a part of the export ${id} is missing`);
          yield* content.body as AsyncIterable<Buffer>;
        }
      })(),
      { objectMode: false },
    );
  }

  async remove(id: string): Promise<void> {
    for await (const { key } of this.storage.list(`${id}/`)) await this.storage.delete(key);
  }
}

const keyOf = (id: string, part: number) => `${id}/${String(part).padStart(5, '0')}`;
