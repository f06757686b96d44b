import type { Api, ApiParts } from './build-api.ts';

interface ApiOnceParts {
  readonly parts: ApiParts;
  /** Adds further routes once it is built. */
  readonly routes: ((api: Api) => Promise<void>) | undefined;
}

/**
 * The API, loaded and built when it is first asked for: a command never needs it, and the first window
 * comes before it.
 */
export function apiOnce({ parts, routes }: ApiOnceParts) {
  let built: Promise<Api> | undefined;
  const build = async () => {
    const { buildOwnApi } = await import('./build-api.ts');
    const api = await buildOwnApi(parts);
    await routes?.(api);
    return api;
  };
  return {
    get: () => {
      built ??= build();
      return built;
    },
    /** Finishes the requests that it has accepted, where it was ever built. */
    close: async () => {
      // One that could not be built has nothing to finish.
      await built?.then(
        (api) => api.close(),
        () => undefined,
      );
    },
  };
}
