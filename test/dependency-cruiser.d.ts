declare module '*/.dependency-cruiser.mjs' {
  import type { IForbiddenRuleType } from 'dependency-cruiser';

  const config: { forbidden: IForbiddenRuleType[]; options: Record<string, unknown> };
  /** The folders that each layer may import besides itself. */
  export const LAYERS: Readonly<Record<string, readonly string[]>>;
  /** The same inside the renderer, by names of its folders. */
  export const RENDERER: Readonly<Record<string, readonly string[]>>;
  export default config;
}
