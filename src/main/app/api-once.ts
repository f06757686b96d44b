import type { buildApi } from '../adapters/http/build.ts';

/** The HTTP carrier of an application. */
export type Api = Awaited<ReturnType<typeof buildApi>>;

interface ApiOnceParts {
  readonly parts: Parameters<typeof buildApi>[0];
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
    const http = await import('../adapters/http/build.ts');
    const api = await http.buildApi(parts);
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
