declare module '*/.dependency-cruiser.mjs' {
  import type { IForbiddenRuleType } from 'dependency-cruiser';

  const config: { forbidden: IForbiddenRuleType[]; options: Record<string, unknown> };
  export default config;
}
