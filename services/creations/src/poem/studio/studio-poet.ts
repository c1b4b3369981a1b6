import { composePoem } from '@danqing/studio-poet';
import { STUDIO } from '../../studio/studio.ts';
import type { PoemRequest, Poet, WrittenPoem } from '../poet.ts';

const FORMS = ['五绝', '七绝'] as const;

export class StudioPoet implements Poet {
  readonly maker = STUDIO;

  async write({ name, hex, seed }: PoemRequest): Promise<WrittenPoem> {
    const form = FORMS[seed.charCodeAt(0) % FORMS.length] ?? '五绝';
    const { title, lines, scene, renderings } = composePoem({ name, hex, form, seed });
    return { title, lines, scene, renderings };
  }
}
