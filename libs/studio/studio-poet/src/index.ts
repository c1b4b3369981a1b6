export { composePoem, type Poem, type PoemRequest, type Rendering } from './composing/compose-poem.ts';
export {
  checkMetre,
  FAULT_CODES,
  type MetreFault,
  type MetreVerdict,
  type PoemForm,
} from './metre/check-metre.ts';
export type { Scene } from './scene/scene.ts';
