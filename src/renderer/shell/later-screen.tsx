import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code comes when it is first shown, unless it was asked for before. */
export interface LaterScreen {
  (): React.JSX.Element;
  /** Loads its code; a failed try is forgotten, so that the next one may succeed. */
  readonly load: () => Promise<ComponentType>;
}

/** @param load imports the screen */
export function laterScreen(load: () => Promise<ComponentType>): LaterScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const once = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        loading = undefined;
        Waiting = waiting();
        throw error;
      },
    );
    return loading;
  };
  const waiting = () => lazy(async () => ({ default: await once() }));
  // One for all tries of React to show it, which forgets what a component chose that had to wait.
  let Waiting = waiting();
  function LaterScreen() {
    // Chosen once: another component in its place would lose what the screen holds.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Shown />;
  }
  return Object.assign(LaterScreen, { load: once });
}
